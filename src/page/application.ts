/** Starts the application of a delivered page, which consists of the framework's scripts that hydrate the page. */
import { fetched, runScript } from './fetched';
import { applyStyles, fetchStyles } from './styles';

/** The inline script that contains their addresses. Pages for offline reading don't include the application. */
const script = document.querySelector<HTMLScriptElement>('script[data-scripts]');
const { scripts = '', chunks = '' } = script?.dataset ?? {};
// The application doesn't know this script, and can hydrate only the markup that it knows.
if (script) document.head.append(script);

let isStarted = false;

/** Loads all scripts at once, but executes the runtime last. Until then the other scripts only wait, in any order. */
async function start(): Promise<void> {
  const [runtime = '', main = ''] = scripts.split(' ');
  fetched('link', { rel: 'preload', as: 'script', href: runtime }).catch(() => undefined);
  const others = [main, ...chunks.split(' ').filter(Boolean)].map(runScript);
  // If one has failed, the next attempt must not wait for another one that is about to fail. Styles aren't essential.
  await Promise.allSettled([fetchStyles(), ...others]);
  await Promise.all(others);
  // Applied together with the next step, because two separate changes would lay out the whole page twice.
  applyStyles();
  await runScript(runtime);
}

/**
 * Loads everything that the application needs, once.
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
