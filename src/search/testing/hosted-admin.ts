/** The writing half of the tests' own hosted service: objects, settings, synonyms, operations, tasks. */
import type { HostedStore } from './hosted-store';
import type { Received, Reply } from './hosted-server';

export const TEST_WRITE_KEY = 'write-key';

/** Objects in one answer of a browse, so that more than one is needed. */
const BROWSE_PAGE = 50;

const ok = (body: unknown): Reply => ({ status: 200, body });
const refuse = (status: number, message: string): Reply => ({ status, body: { message, status } });

interface Call {
  store: HostedStore;
  name: string;
  /** What follows the index in the path. */
  rest: string;
  body: Record<string, unknown>;
  query: Record<string, string>;
}

type Route = (call: Call) => Reply;

const written = ({ store }: Call): Reply => ok({ taskID: store.task(), updatedAt: new Date(0).toISOString() });

const batch: Route = (call) => {
  const { objects } = call.store.ensure(call.name);
  const requests = call.body.requests as { action: string; body: Record<string, unknown> & { objectID: string } }[];
  for (const { body } of requests) objects.set(body.objectID, body);
  return ok({ taskID: call.store.task(), objectIDs: requests.map(({ body }) => body.objectID) });
};

const browse: Route = ({ store, name, body }) => {
  const all = [...store.ensure(name).objects.values()];
  const from = Number(body.cursor ?? 0);
  const hits = all.slice(from, from + BROWSE_PAGE);
  return ok({ hits, nbHits: all.length, ...(from + BROWSE_PAGE < all.length ? { cursor: String(from + BROWSE_PAGE) } : {}) });
};

const operation: Route = (call) => {
  const { operation: kind, destination, scope } = call.body as { operation: string; destination: string; scope?: string[] };
  if (kind === 'move') call.store.move(call.name, destination);
  else call.store.copy(call.name, destination, scope ?? []);
  return written(call);
};

const saveSynonyms: Route = (call) => {
  const index = call.store.ensure(call.name);
  if (call.query.replaceExistingSynonyms === 'true') index.synonyms.clear();
  for (const synonym of call.body as unknown as { objectID: string }[]) index.synonyms.set(synonym.objectID, synonym);
  return written(call);
};

const findSynonyms: Route = ({ store, name, body }) => {
  const all = [...store.ensure(name).synonyms.values()];
  const { page = 0, hitsPerPage = 100 } = body as { page?: number; hitsPerPage?: number };
  return ok({ hits: all.slice(page * hitsPerPage, (page + 1) * hitsPerPage), nbHits: all.length });
};

const ROUTES: readonly (readonly [method: string, rest: RegExp, route: Route])[] = [
  [
    'GET',
    /^settings$/,
    ({ store, name }) => (store.indexes.has(name) ? ok(store.ensure(name).settings) : refuse(404, `Index ${name} does not exist`)),
  ],
  [
    'PUT',
    /^settings$/,
    (call) => {
      Object.assign(call.store.ensure(call.name).settings, call.body);
      return written(call);
    },
  ],
  ['POST', /^synonyms\/batch$/, saveSynonyms],
  ['POST', /^synonyms\/search$/, findSynonyms],
  ['POST', /^batch$/, batch],
  ['POST', /^browse$/, browse],
  ['POST', /^operation$/, operation],
  [
    'GET',
    /^task\/\d+$/,
    ({ store, rest }) => ok({ status: store.isPublished(Number(rest.slice('task/'.length))) ? 'published' : 'notPublished' }),
  ],
  [
    'DELETE',
    /^$/,
    (call) => {
      call.store.indexes.delete(call.name);
      return written(call);
    },
  ],
];

/** Answers as the service does to a key that may do all this; 403 for any other. */
export function answerAdmin(store: HostedStore): (request: Received) => Reply {
  return ({ method, path, headers, query, body }) => {
    if (headers['x-algolia-api-key'] !== TEST_WRITE_KEY) return refuse(403, 'Invalid Application-ID or API key');
    const [, name = '', rest = ''] = /^\/1\/indexes\/([^/]+)\/?(.*)$/.exec(path) ?? [];
    const [, , route] = ROUTES.find(([verb, pattern]) => verb === method && pattern.test(rest)) ?? [];
    return route
      ? route({ store, name, rest, body: (body ?? {}) as Record<string, unknown>, query })
      : refuse(404, `${method} ${path} is not there`);
  };
}
