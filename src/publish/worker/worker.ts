/** Entry point of the service worker, which connects its logic to the worker's events. It's registered only on a reader's request. */
import { answer, keepAll, removeOthers, type Kept } from './keep';

/** The build inserts the value. */
declare const KEPT: Kept;

/** The members of the worker's global scope that are used here. The DOM library doesn't include them. */
interface Scope {
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { includeUncontrolled: boolean }): Promise<readonly { postMessage(message: unknown): void }[]>;
  };
  addEventListener(type: 'install' | 'activate', listener: (event: { waitUntil(work: Promise<unknown>): void }) => void): void;
  addEventListener(type: 'fetch', listener: (event: { request: Request; respondWith(response: Promise<Response>): void }) => void): void;
}
const scope = globalThis as unknown as Scope;

async function tellPages(message: unknown): Promise<void> {
  for (const client of await scope.clients.matchAll({ includeUncontrolled: true })) client.postMessage(message);
}

scope.addEventListener('install', (event) => event.waitUntil(keepAll(KEPT, (progress) => void tellPages(progress))));
scope.addEventListener('activate', (event) => event.waitUntil(removeOthers(KEPT).then(() => scope.clients.claim())));
scope.addEventListener('fetch', (event) => {
  const response = answer(event.request, KEPT);
  if (response !== undefined) event.respondWith(response);
});
