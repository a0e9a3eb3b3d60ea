/** Loads scripts and style sheets for a page. If a file fails to load, it can be requested again. */
import { leaveOutLateTypeface } from './late-typeface';

/** Adds an element that loads a file. @returns once the file has loaded @throws Error if it fails to load; the element is then removed */
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

/** Scripts and style sheets that have loaded or are loading, keyed by URL. */
const parts = new Map<string, Promise<unknown>>();

/** Loads a file only once. @throws Error if it fails to load; the next call requests it again */
function once(address: string, fetchPart: () => Promise<unknown>): Promise<unknown> {
  const part =
    parts.get(address) ??
    fetchPart().catch((error: unknown) => {
      parts.delete(address);
      throw error;
    });
  parts.set(address, part);
  return part;
}

/** Runs a script only once. @throws Error if it fails to load; the next call requests it again */
export const runScript = (src: string): Promise<unknown> => once(src, () => fetched('script', { src }));

/** Loads a style sheet only once. @param properties of its link @throws Error if it fails to load; the next call requests it again */
export const fetchStyleSheet = (href: string, properties: object = {}): Promise<unknown> =>
  once(href, async () => {
    leaveOutLateTypeface();
    await fetched('link', { rel: 'stylesheet', href, ...properties });
    leaveOutLateTypeface();
  });
