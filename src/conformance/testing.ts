/** An in-memory server that supports only empty buckets. */
import http from 'node:http';
import type { Settings } from './arguments';

export interface FakeServer {
  readonly settings: Settings;
  readonly buckets: Set<string>;
  /** Requests that the server received, each as `METHOD /path`. */
  readonly requests: string[];
  readonly stop: () => Promise<void>;
}

export interface Misbehaviour {
  /** Sends this response to every request. */
  readonly always?: { readonly status: number; readonly body: string };
  /** Rejects requests to delete a bucket. */
  readonly keepsBuckets?: boolean;
}

const list = (names: Iterable<string>): string =>
  `<ListAllMyBucketsResult><Buckets>${[...names].map((name) => `<Bucket><Name>${name}</Name></Bucket>`).join('')}</Buckets></ListAllMyBucketsResult>`;
const error = (code: string): string => `<Error><Code>${code}</Code><Message>no</Message></Error>`;

type Answer = readonly [status: number, body: string];

function bucketAnswer(method: string, name: string, buckets: Set<string>, { keepsBuckets = false }: Misbehaviour): Answer {
  if (method === 'PUT') buckets.add(name);
  else if (!buckets.has(name)) return [404, method === 'HEAD' ? '' : error('NoSuchBucket')];
  if (method !== 'DELETE') return [200, ''];
  if (keepsBuckets) return [409, error('BucketNotEmpty')];
  buckets.delete(name);
  return [204, ''];
}

function answer(method: string, url: URL, buckets: Set<string>, misbehaviour: Misbehaviour): Answer {
  const { always } = misbehaviour;
  if (always) return [always.status, always.body];
  const name = url.pathname.slice(1).replace(/\/$/, '');
  if (name === '') return [200, list(buckets)];
  if (url.searchParams.has('versions'))
    return buckets.has(name) ? [200, '<ListVersionsResult></ListVersionsResult>'] : [404, error('NoSuchBucket')];
  if (url.searchParams.has('uploads')) return [200, '<ListMultipartUploadsResult></ListMultipartUploadsResult>'];
  if (url.searchParams.has('policy') || url.searchParams.has('publicAccessBlock')) return [204, ''];
  return bucketAnswer(method, name, buckets, misbehaviour);
}

/** Starts a server that listens on the loopback interface until `stop` is called. */
export async function startFakeServer(misbehaviour: Misbehaviour = {}): Promise<FakeServer> {
  const buckets = new Set<string>();
  const requests: string[] = [];
  const listener = http.createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://server');
    const method = request.method ?? 'GET';
    requests.push(`${method} ${url.pathname}`);
    request.resume().on('end', () => {
      const [status, body] = answer(method, url, buckets, misbehaviour);
      response.writeHead(status, { 'Content-Type': 'application/xml' }).end(status === 204 || method === 'HEAD' ? undefined : body);
    });
  });
  await new Promise<void>((resolve) => {
    listener.listen(0, '127.0.0.1', resolve);
  });
  const address = listener.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    settings: {
      endpoint: `http://127.0.0.1:${address.port}`,
      region: 'r',
      keys: { accessKeyId: 'K', secretAccessKey: 'S' },
      other: undefined,
      yes: true,
      report: '',
      probes: true,
      pages: false,
    },
    buckets,
    requests,
    stop: () =>
      new Promise((resolve) => {
        listener.close(() => {
          resolve();
        });
        listener.closeAllConnections();
      }),
  };
}
