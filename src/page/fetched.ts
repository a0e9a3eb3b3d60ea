/** Parts of the page that its scripts fetch, each of which can be asked for again where it did not come. */
import { leaveOutLateTypeface } from './late-typeface';

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

/** Scripts and style sheets that are there or on their way, by address. */
const parts = new Map<string, Promise<unknown>>();

/** Fetches a part once. @throws Error when it does not come; the next call asks for it again */
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

/** Runs a script, once. @throws Error when it does not come; the next call asks for it again */
export const runScript = (src: string): Promise<unknown> => once(src, () => fetched('script', { src }));

/** Fetches a style sheet, once. @param properties of its link @throws Error when it does not come; the next call asks for it again */
export const fetchStyleSheet = (href: string, properties: object = {}): Promise<unknown> =>
  once(href, async () => {
    leaveOutLateTypeface();
    await fetched('link', { rel: 'stylesheet', href, ...properties });
    leaveOutLateTypeface();
  });
