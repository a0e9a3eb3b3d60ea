/** Starts the application of a delivered page: the framework's scripts, which take the page over. */

/** The script in the page, which names them. Pages for reading offline come without the application. */
const script = document.querySelector<HTMLScriptElement>('script[data-scripts]');
const { scripts = '', chunks = '', styles = '' } = script?.dataset ?? {};
// The application knows nothing of it, and takes over a text only as it knows it.
if (script) document.head.append(script);

let isStarted = false;

/** Adds an element that fetches something. @returns when that is there; rejects when it does not come, and takes the element away */
const fetched = (name: string, properties: object): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const element = Object.assign(document.createElement(name), properties, {
      onload: resolve,
      onerror: () => {
        element.remove();
        reject(new Error(name));
      },
    });
    document.head.append(element);
  });

/** Scripts that have run or are on their way, by address: a new attempt asks only for those that did not come. */
const scriptsByAddress = new Map<string, Promise<unknown>>();

function run(src: string): Promise<unknown> {
  const running = scriptsByAddress.get(src) ?? fetched('script', { src });
  scriptsByAddress.set(src, running);
  return running.catch((error: unknown) => {
    scriptsByAddress.delete(src);
    throw error;
  });
}

const sheet = (): HTMLLinkElement | null => document.querySelector(`link[href="${styles}"]`);

/** Without the whole style sheet the application works all the same. */
async function loadStyles(): Promise<void> {
  if (!sheet()) await fetched('link', { rel: 'stylesheet', href: styles, media: 'not all', fetchPriority: 'high' }).catch(() => undefined);
}

/** It counts at once with what goes on with it: two changes would compute the whole page twice. */
function applyStyles(): void {
  const link = sheet();
  // Nor does the application know of the styles in the text; where the whole sheet did not come, they go on.
  const rest = document.querySelector('svg[data-rest]');
  if (rest && !link) document.head.append(Object.assign(document.createElement('style'), { textContent: rest.textContent }));
  rest?.remove();
  if (link) link.media = '';
}

/** All at once, but the runtime runs last: until it does, the other scripts only wait, in any order. */
async function start(): Promise<void> {
  const [runtime = '', main = ''] = scripts.split(' ');
  fetched('link', { rel: 'preload', as: 'script', href: runtime }).catch(() => undefined);
  const others = [main, ...chunks.split(' ').filter(Boolean)].map(run);
  // Where one has failed, the next attempt must not wait for another one that is about to.
  await Promise.allSettled([loadStyles(), ...others]);
  await Promise.all(others);
  applyStyles();
  await run(runtime);
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
