/** Starts the application of a delivered page: the framework's scripts, which take the page over. */
import { fetched, runScript } from './fetched';
import { applyStyles, fetchStyles } from './styles';

/** The script in the page, which names them. Pages for reading offline come without the application. */
const script = document.querySelector<HTMLScriptElement>('script[data-scripts]');
const { scripts = '', chunks = '' } = script?.dataset ?? {};
// The application knows nothing of it, and takes over a text only as it knows it.
if (script) document.head.append(script);

let isStarted = false;

/** All at once, but the runtime runs last: until it does, the other scripts only wait, in any order. */
async function start(): Promise<void> {
  const [runtime = '', main = ''] = scripts.split(' ');
  fetched('link', { rel: 'preload', as: 'script', href: runtime }).catch(() => undefined);
  const others = [main, ...chunks.split(' ').filter(Boolean)].map(runScript);
  // Where one has failed, the next attempt must not wait for another one that is about to. Without the styles all works, too.
  await Promise.allSettled([fetchStyles(), ...others]);
  await Promise.all(others);
  // At once with what goes on with them: two changes would compute the whole page twice.
  applyStyles();
  await runScript(runtime);
}

/**
 * Fetches what the application needs, once.
 * @param onFailure called when a script did not come; the next call tries again
 */
export function startApplication(onFailure: () => void): void {
  if (isStarted || !script) return;
  isStarted = true;
  start().catch(() => {
    isStarted = false;
    onFailure();
  });
}
