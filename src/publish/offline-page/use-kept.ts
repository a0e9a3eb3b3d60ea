/** Whether this browser stores the pages in the current language, and functions to change that. */
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useEffect, useState } from 'react';
import { useBrand } from '../../ui/use-brand';
import { cachePrefix, WORKER_FILE, type Progress } from '../names';

/** `unavailable` if the browser, or a URL without HTTPS, doesn't support service workers. An object while files are downloading. */
export type KeptState = 'unknown' | 'unavailable' | 'none' | 'kept' | 'failed' | Progress;

const BEGUN: Progress = { kept: 0, of: 1 };

/** The worker with exactly this scope. The scope of another language's worker may include it. */
async function registrationOf(scope: string): Promise<ServiceWorkerRegistration | undefined> {
  const registrations = await navigator.serviceWorker.getRegistrations();
  return registrations.find((registration) => registration.scope === new URL(scope, window.location.href).href);
}

/** Reports the result of installing a new worker. If a file fails to download, the browser keeps the previous worker. */
function watch(registration: ServiceWorkerRegistration | undefined, tell: (state: KeptState) => void): void {
  const worker = registration?.installing;
  const listen = (): void => tell(worker?.state === 'installed' || registration?.active ? 'kept' : 'failed');
  worker?.addEventListener('statechange', listen, { once: true });
}

export function useKept(): { state: KeptState; keep: () => Promise<void>; remove: () => Promise<void> } {
  const [state, setState] = useState<KeptState>('unknown');
  const scope = useBaseUrl('/');
  const prefix = cachePrefix(useBrand().slug, useDocusaurusContext().i18n.currentLocale);

  useEffect(() => {
    if (!('serviceWorker' in navigator)) {
      setState('unavailable');
      return undefined;
    }
    const worker = navigator.serviceWorker;
    // Ignores messages that arrive after the end, and messages from other programs' workers on this host.
    const listen = ({ data }: MessageEvent<Progress | null>): void =>
      setState((known) => (typeof known === 'object' && typeof data?.kept === 'number' && typeof data.of === 'number' ? data : known));
    worker.addEventListener('message', listen);
    registrationOf(scope).then(
      (registration) => {
        if (registration?.active) setState('kept');
        else setState(registration?.installing ? BEGUN : 'none');
        watch(registration, setState);
      },
      // The browser denies access to storage, and therefore to workers.
      () => setState('unavailable'),
    );
    return () => worker.removeEventListener('message', listen);
  }, [scope]);

  const keep = async (): Promise<void> => {
    setState(BEGUN);
    try {
      // Open pages keep a removed worker alive, and the browser would reuse it unchanged. A new URL makes the browser install a new worker.
      watch(await navigator.serviceWorker.register(`${scope}${WORKER_FILE}?${Date.now()}`, { scope }), setState);
    } catch {
      // There is no network, or workers aren't allowed here. The reader sees a message and can try again.
      setState('failed');
    }
  };
  const remove = async (): Promise<void> => {
    await (await registrationOf(scope))?.unregister();
    const names = await caches.keys();
    await Promise.all(names.filter((name) => name.startsWith(prefix)).map((name) => caches.delete(name)));
    setState('none');
  };
  return { state, keep, remove };
}
