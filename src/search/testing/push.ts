/** Sets up uploads with a built site and a test server. */
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { pushCommand } from '../push/push-command';
import { answerAdmin, HostedStore, TEST_WRITE_KEY } from './hosted-admin';
import { startHostedServer, type Received } from './hosted-server';

/** Creates the fixture site in two languages, with sitemaps. @returns its folder, which the caller must remove */
export async function makeBuiltSite(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'search-push-'));
  for (const base of ['/', '/it/']) {
    await cp(join(import.meta.dirname, '../records/fixtures/site'), join(folder, base), { recursive: true });
    const locations = ['', 'guides/lock', 'plain'].map((path) => `<url><loc>https://docs.example.com${base}${path}</loc></url>`);
    await writeFile(join(folder, base, 'sitemap.xml'), `<urlset>${locations.join('')}</urlset>`);
  }
  await writeFile(join(folder, 'it/index.html'), '<html lang=it><title>Docs</title><main><h1>Archivio</h1></main>');
  return folder;
}

export interface Run {
  args?: string[];
  key?: string;
  indexName?: string;
  languages?: string[];
  hosts?: string[];
  interruption?: AbortSignal;
}

/** The service's data, and a hook that runs before each response. */
interface Service {
  store: HostedStore;
  onRequest: (request: Received) => void;
}

/** Starts the service and creates the site. */
export async function startPush() {
  const site = await makeBuiltSite();
  const service: Service = { store: new HostedStore(), onRequest: () => undefined };
  const server = await startHostedServer((request) => {
    service.onRequest(request);
    return answerAdmin(service.store)(request);
  });
  const push = async ({
    args = [],
    key = TEST_WRITE_KEY,
    indexName = 'docs-{locale}',
    languages = ['en', 'it'],
    hosts = server.addresses,
    interruption = new AbortController().signal,
  }: Run = {}) => {
    const said: string[] = [];
    const complaints: string[] = [];
    const code = await pushCommand(['--site', site, ...args], {
      hosted: { appId: 'APP', apiKey: 'search-key', indexName, hosts, externalUrlPattern: null, fallback: null, events: null },
      languages,
      environment: { HOSTED_SEARCH_WRITE_KEY: key },
      say: (line) => said.push(line),
      complain: (line) => complaints.push(line),
      interruption,
    });
    return { code, said, complaints };
  };
  /** Returns the live index's objects as text. */
  const liveObjects = (): string => JSON.stringify([...service.store.ensure('docs-en').objects]);
  return {
    service,
    server,
    push,
    liveObjects,
    indexNames: (): string[] => [...service.store.indexes.keys()].sort(),
    /** Creates a live index as an older upload would have left it, with an operator's rule and setting. @returns its objects as text */
    liveIndex: async (): Promise<string> => {
      await push();
      const index = service.store.ensure('docs-en');
      index.rules.push('promote the quickstart');
      index.settings.userData = 'kept';
      const [first = '', second = ''] = index.objects.keys();
      index.objects.delete(first);
      index.objects.set(second, { ...index.objects.get(second), content: 'old' });
      index.objects.set('/gone', { objectID: '/gone' });
      server.received.length = 0;
      return liveObjects();
    },
    /** Prepares for a new test by resetting the service and the server. */
    reset: (): void => {
      service.store = new HostedStore();
      service.onRequest = () => undefined;
      server.reset();
    },
    close: async (): Promise<void> => {
      server.close();
      await rm(site, { recursive: true });
    },
  };
}

/** A fault that makes hosts respond with 503. */
export const BROKEN = { kind: 'answer', status: 503, body: '' } as const;
