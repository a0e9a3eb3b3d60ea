/** An in-memory server that supports as much of S3 as the runner's tests need, and can misbehave. */
import http from 'node:http';
import { fileURLToPath } from 'node:url';
import { docsInstances, Page } from '../../content';
import { collectBlocks } from '../page/collect';
import type { PageBlocks, PageOutcome } from '../page/model';
import { runPages } from '../run';
import type { Clients } from '../server/clients';
import type { S3Server } from '../server/model';
import type { Guard } from '../session/guard';
import { namespacesProblem } from '../session/sandbox';

export interface FakeServer extends S3Server {
  /** Object contents by key, as `/bucket/key`, and IAM user policies by `/iam/name`. */
  readonly objects: Map<string, string>;
  /** Names of the buckets in a listing. */
  readonly buckets: Set<string>;
}

export interface Misbehaviour {
  /** Reports success for DELETE without deleting anything. */
  readonly ignoresDelete?: boolean;
  /** Rejects requests that overwrite an object. */
  readonly writesOnce?: boolean;
  /** Stops after this many responses. */
  readonly diesAfter?: number;
  /** Doesn't support IAM users whose buckets belong to their account. */
  readonly hasNoAccounts?: boolean;
}

const listing = (buckets: Iterable<string>): string =>
  `<ListAllMyBucketsResult><Buckets>${[...buckets].map((name) => `<Bucket><Name>${name}</Name></Bucket>`).join('')}</Buckets></ListAllMyBucketsResult>`;

function answer(
  method: string,
  url: string,
  body: string,
  { objects, buckets }: Pick<FakeServer, 'objects' | 'buckets'>,
  { ignoresDelete = false, writesOnce = false }: Misbehaviour,
): [status: number, text: string] {
  if (method === 'POST' && url === '/') {
    const asked = new URLSearchParams(body);
    objects.set(`/iam/${asked.get('UserName')}`, asked.get('PolicyDocument') ?? '');
    return [200, '<PutUserPolicyResponse></PutUserPolicyResponse>'];
  }
  if (url === '/' || url.startsWith('/?')) return [200, listing(buckets)];
  if (method === 'PUT' && writesOnce && objects.has(url)) return [403, '<Error><Code>AccessDenied</Code><Message></Message></Error>'];
  if (method === 'PUT') objects.set(url, body);
  if (method === 'DELETE' && /^\/[^/]+\/?(?:\?.*)?$/.test(url) && !url.includes('policy')) buckets.delete(url.split(/[/?]/)[1] ?? '');
  if (method === 'DELETE' && !ignoresDelete) objects.delete(url);
  if (method === 'GET' && url.includes('?')) return [200, '<ListVersionsResult></ListVersionsResult>'];
  const text = objects.get(url);
  return method === 'GET' && text === undefined
    ? [404, '<Error><Code>NoSuchKey</Code><Message></Message></Error>']
    : [method === 'DELETE' ? 204 : 200, text ?? ''];
}

/** Starts a server that listens on the loopback interface until `stop` is called. */
export async function startFakeServer(misbehaviour: Misbehaviour = {}): Promise<FakeServer> {
  const state = { objects: new Map<string, string>(), buckets: new Set<string>() };
  const { diesAfter = Infinity, hasNoAccounts = false } = misbehaviour;
  let answered = 0;
  const listener = http.createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      if (answered >= diesAfter) {
        request.socket.destroy();
        return;
      }
      answered += 1;
      // The SDK adds the operation's name to the end of the URL.
      const url = (request.url ?? '').replace(/[?&]x-id=\w+$/, '');
      const [status, text] = answer(request.method ?? '', url, Buffer.concat(chunks).toString(), state, misbehaviour);
      response.writeHead(status, { 'Content-Type': 'application/xml' }).end(status === 204 ? undefined : text);
    });
  });
  await new Promise<void>((resolve) => {
    listener.listen(0, '127.0.0.1', resolve);
  });
  const address = listener.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const key = { accessKeyId: 'KEY', secretAccessKey: 'SECRET' };
  return {
    ...state,
    endpoint: `http://127.0.0.1:${address.port}`,
    region: 'test-1',
    name: 'fake',
    own: true,
    identities: () =>
      Promise.resolve({
        reader: { id: 'reader', ...key },
        program: hasNoAccounts ? undefined : { id: 'program', accessKeyId: 'PROGRAM_KEY', secretAccessKey: 'PROGRAM_SECRET' },
        other: undefined,
        user: undefined,
        rotated: undefined,
      }),
    failure: () => (answered >= diesAfter ? 'radosgw ended (SIGSEGV)' : undefined),
    stop: () =>
      new Promise((resolve) => {
        listener.close(() => {
          resolve();
        });
        listener.closeAllConnections();
      }),
  };
}

const NO_GUARD: Guard = { killOnExit: () => undefined, deleteOnExit: () => undefined, release: () => undefined };

/** Clients for the tests. The blocks in these tests need only bash and Node.js. */
const CLIENTS: Clients = { aws: undefined, python: undefined, absent: new Map(), versions: {} };

const SHOWN = {
  'brand.endpoint': 's3.example',
  'brand.endpointUrl': 'https://s3.example',
  'brand.region': 'x',
  'reader.bucket': 'reports-bucket',
  'reader.profile': 'p',
  'reader.otherProfile': 'q',
};

/** Whether blocks can run on this machine at all. A build server must be able to run them. */
export const inNamespaces = process.env.CI === 'true' || namespacesProblem() === undefined;

/** Returns a fenced block for a page. */
export const fence = (info: string, ...lines: string[]): string => ['```' + info, ...lines, '```', ''].join('\n');

/** Returns the blocks on a page of the storage service. */
export function pageOf(text: string, id = 'guides/x'): PageBlocks {
  const instance = docsInstances.find((candidate) => candidate.id === 'home');
  if (!instance) throw new Error('no instance home');
  return collectBlocks(new Page({ file: `docs/${id}.md`, instance, locale: 'en', id }, text));
}

/** Returns a Node.js script that sends one request and prints the response. */
export const request = (method: string, key: string): string[] => [
  `const answer = await fetch("{brand.endpointUrl}/{reader.bucket}/${key}", { method: "${method}", body: "${method}" === "PUT" ? "text" : undefined });`,
  'console.log(answer.status, await answer.text());',
  'if (!answer.ok) process.exit(1);',
];

/** Runs a page that consists of these blocks. The first block starts at line 1. */
export const runText = (server: S3Server, ...blocks: string[]): Promise<PageOutcome> =>
  runBlocksOf(server, pageOf(blocks.join('\n'), 'guides/test'));

/** Runs the blocks on a page. */
export async function runBlocksOf(server: S3Server, page: PageBlocks): Promise<PageOutcome> {
  const root = fileURLToPath(new URL('../../..', import.meta.url));
  const [outcome] = await runPages({
    root,
    pages: [page],
    shown: SHOWN,
    server,
    clients: CLIENTS,
    guard: NO_GUARD,
    onPage: () => undefined,
  });
  if (!outcome) throw new Error('the page has no outcome');
  return outcome;
}
