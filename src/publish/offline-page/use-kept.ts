/** Whether this browser keeps the pages of the language, and the ways to change that. */
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useEffect, useState } from 'react';
import { useBrand } from '../../ui/use-brand';
import { cachePrefix, WORKER_FILE, type Progress } from '../names';

/** `unavailable`: the browser, or an address without https, has no service workers. An object while files come. */
export type KeptState = 'unknown' | 'unavailable' | 'none' | 'kept' | 'failed' | Progress;

/** The worker of exactly this scope: that of another language may reach here, too. */
async function registrationOf(scope: string): Promise<ServiceWorkerRegistration | undefined> {
  const registrations = await navigator.serviceWorker.getRegistrations();
  return registrations.find((registration) => registration.scope === new URL(scope, window.location.href).href);
}

async function removeCaches(prefix: string): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(prefix)).map((name) => caches.delete(name)));
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
    const listen = ({ data }: MessageEvent<Progress>): void => setState(data.kept < data.of ? data : 'kept');
    worker.addEventListener('message', listen);
    void registrationOf(scope).then((registration) => setState(registration?.active ? 'kept' : 'none'));
    return () => worker.removeEventListener('message', listen);
  }, [scope]);

  const fail = async (): Promise<void> => {
    await removeCaches(prefix);
    setState('failed');
  };
  const keep = async (): Promise<void> => {
    setState({ kept: 0, of: 1 });
    try {
      const { installing } = await navigator.serviceWorker.register(scope + WORKER_FILE, { scope });
      // The browser drops a worker that could not get all files.
      installing?.addEventListener('statechange', () => void (installing.state === 'redundant' && fail()));
    } catch {
      // No network, or workers are forbidden here; the reader is told, and may try again.
      await fail();
    }
  };
  const remove = async (): Promise<void> => {
    await (await registrationOf(scope))?.unregister();
    await removeCaches(prefix);
    setState('none');
  };
  return { state, keep, remove };
}
