/** Whether this browser keeps the pages of the language, and the ways to change that. */
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useEffect, useState } from 'react';
import { useBrand } from '../../ui/use-brand';
import { cachePrefix, WORKER_FILE, type Progress } from '../names';

/** `unavailable`: the browser, or an address without https, has no service workers. An object while files come. */
export type KeptState = 'unknown' | 'unavailable' | 'none' | 'kept' | 'failed' | Progress;

const BEGUN: Progress = { kept: 0, of: 1 };

/** The worker of exactly this scope: that of another language may reach here, too. */
async function registrationOf(scope: string): Promise<ServiceWorkerRegistration | undefined> {
  const registrations = await navigator.serviceWorker.getRegistrations();
  return registrations.find((registration) => registration.scope === new URL(scope, window.location.href).href);
}

/** Tells how the work of a new worker ends; the browser drops one that could not get all files, and keeps the one before it. */
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
    // One that comes after the end changes nothing; nor does that of another program's worker on this host.
    const listen = ({ data }: MessageEvent<Progress | null>): void =>
      setState((known) => (typeof known === 'object' && typeof data?.kept === 'number' && typeof data.of === 'number' ? data : known));
    worker.addEventListener('message', listen);
    registrationOf(scope).then(
      (registration) => {
        if (registration?.active) setState('kept');
        else setState(registration?.installing ? BEGUN : 'none');
        watch(registration, setState);
      },
      // The reader's browser forbids storage, and workers with it.
      () => setState('unavailable'),
    );
    return () => worker.removeEventListener('message', listen);
  }, [scope]);

  const keep = async (): Promise<void> => {
    setState(BEGUN);
    try {
      // Pages that are open keep a removed worker alive, which the browser would take again as it is; a new address it must install.
      watch(await navigator.serviceWorker.register(`${scope}${WORKER_FILE}?${Date.now()}`, { scope }), setState);
    } catch {
      // No network, or workers are forbidden here; the reader is told, and may try again.
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
