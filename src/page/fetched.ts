/** Parts of the page that its scripts fetch, each of which can be asked for again where it did not come. */

/** Adds an element that fetches something. @returns when that is there @throws Error when it does not come; the element is gone then */
export const fetched = (name: 'link' | 'script', properties: object): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const element = Object.assign(document.createElement(name), properties, {
      onload: resolve,
      onerror: () => {
        element.remove();
        reject(new Error(`${element.getAttribute('href') ?? element.getAttribute('src')} could not be fetched.`));
      },
    });
    document.head.append(element);
  });

/** Scripts that have run or are on their way, by address. */
const scripts = new Map<string, Promise<unknown>>();

/** Runs a script once. @throws Error when it does not come; the next call asks for it again */
export function runScript(src: string): Promise<unknown> {
  const running =
    scripts.get(src) ??
    fetched('script', { src }).catch((error: unknown) => {
      scripts.delete(src);
      throw error;
    });
  scripts.set(src, running);
  return running;
}
