/** The write API of the hosted test server: objects, settings, synonyms, operations, and tasks, stored in memory. */
import { refusal, type Received, type Reply } from './hosted-server';

export const TEST_WRITE_KEY = 'write-key';

type Stored = Record<string, unknown> & { objectID: string };

class StoredIndex {
  objects = new Map<string, Record<string, unknown>>();
  settings: Record<string, unknown> = {};
  synonyms = new Map<string, Record<string, unknown>>();
  rules: string[] = [];
}

/** Stores indexes by name. Tasks finish immediately. */
export class HostedStore {
  readonly indexes = new Map<string, StoredIndex>();
  /** Whether tasks are published only when they're polled a second time. */
  isSlow = false;
  private tasks = 0;
  private readonly looked = new Set<string>();

  ensure(name: string): StoredIndex {
    const index = this.indexes.get(name) ?? new StoredIndex();
    this.indexes.set(name, index);
    return index;
  }

  newTask(): number {
    this.tasks += 1;
    return this.tasks;
  }

  isPublished(task: string): boolean {
    const isFirst = !this.looked.has(task);
    this.looked.add(task);
    return !(this.isSlow && isFirst);
  }

  /** Replaces an index with another one, or copies the parts that are listed in `scope`. */
  operate(from: string, { operation, destination, scope = [] }: { operation: string; destination: string; scope?: string[] }): void {
    const source = this.ensure(from);
    const target = operation === 'move' ? source : this.ensure(destination);
    this.indexes.set(destination, target);
    if (operation === 'move') this.indexes.delete(from);
    if (scope.includes('settings')) target.settings = { ...source.settings };
    if (scope.includes('rules')) target.rules = [...source.rules];
    if (scope.includes('synonyms')) target.synonyms = new Map(source.synonyms);
  }
}

const ok = (body: unknown): Reply => ({ status: 200, content: JSON.stringify(body) });

/** @param call method and the path after the index name */
function answer(store: HostedStore, name: string, call: string, { query, body }: Received): Reply {
  if (call.startsWith('GET task/')) return ok({ status: store.isPublished(call) ? 'published' : 'notPublished' });
  const { objects, settings, synonyms } = store.ensure(name);
  const { requests = [] } = (body ?? {}) as { requests?: { body: Stored }[] };
  switch (call) {
    case 'PUT settings':
      Object.assign(settings, body);
      break;
    case 'POST synonyms/batch':
      if (query.replaceExistingSynonyms === 'true') synonyms.clear();
      for (const synonym of body as Stored[]) synonyms.set(synonym.objectID, synonym);
      break;
    case 'POST batch':
      for (const { body: object } of requests) objects.set(object.objectID, object);
      break;
    case 'POST operation':
      store.operate(name, body as Parameters<HostedStore['operate']>[1]);
      break;
    case 'DELETE ':
      store.indexes.delete(name);
      break;
    default:
      return refusal(404, `${call} is not there`);
  }
  return ok({
    taskID: store.newTask(),
    updatedAt: new Date(0).toISOString(),
    objectIDs: requests.map(({ body: { objectID } }) => objectID),
  });
}

/** Responds as the service does to a key with all the necessary permissions. Requests with other keys return 403. */
export function answerAdmin(store: HostedStore): (request: Received) => Reply {
  return (request) => {
    if (request.headers['x-algolia-api-key'] !== TEST_WRITE_KEY) return refusal(403, 'Invalid Application-ID or API key');
    const [, name = '', rest = ''] = /^\/1\/indexes\/([^/]+)\/?(.*)$/.exec(request.path) ?? [];
    return answer(store, name, `${request.method} ${rest}`, request);
  };
}
