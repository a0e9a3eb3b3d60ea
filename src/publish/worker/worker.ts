/** Entry of the service worker: joins its work to the worker's events. Registered only when a reader asks for it. */
import { answer, keepAll, removeOthers, type Kept } from './keep';

/** What the build puts here. */
declare const KEPT: Kept;

/** The few members of the worker's global scope that are used here; the library of the DOM does not have them. */
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
