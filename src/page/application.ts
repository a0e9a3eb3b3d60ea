/** Starts the application on a published page. The application consists of the framework's scripts, which hydrate the page. */
import { fetched, runScript } from './fetched';
import { pauseRowLinks } from './row-links';
import { applyStyles, fetchStyles } from './styles';

/** Inline script whose attributes list the URLs of the application's scripts. Offline pages don't include the application. */
const script = document.querySelector<HTMLScriptElement>('script[data-scripts]');
const { scripts = '', chunks = '' } = script?.dataset ?? {};
// The script moves to the head because the application didn't render it, and can hydrate only the markup that it rendered.
if (script) document.head.append(script);

let isStarted = false;

/** Loads all scripts at once, but executes the runtime last. Until then, the other scripts do nothing, so their order doesn't matter. */
async function start(): Promise<void> {
  const [runtime = '', main = ''] = scripts.split(' ');
  fetched('link', { rel: 'preload', as: 'script', href: runtime }).catch(() => undefined);
  const others = [main, ...chunks.split(' ').filter(Boolean)].map(runScript);
  // Waits for every request to finish, so that a retry can't reuse a request that is about to fail. Styles aren't essential.
  await Promise.allSettled([fetchStyles(), ...others]);
  await Promise.all(others);
  // Styles are applied right before hydration, because two separate changes would make the browser lay out the whole page twice.
  applyStyles();
  pauseRowLinks();
  await runScript(runtime);
}

/**
 * Loads everything that the application needs. Later calls have no effect unless loading has failed.
 * @param onFailure called if a script fails to load; the next call tries again
 */
export function startApplication(onFailure: () => void): void {
  if (isStarted || !script) return;
  isStarted = true;
  start().catch(() => {
    isStarted = false;
    onFailure();
  });
}
