/** Renders results as elements, without the application's components. */
import type { HitGroup, ShownHit } from '../page/group-hits';
import { element, marked } from './elements';

/** Text in the page's language. */
export interface Texts {
  /** Text that contains the placeholder `{count}`. */
  readonly found: string;
  /** Text that contains the placeholder `{query}`. */
  readonly none: string;
  /** Label of a hit that is the page itself. */
  readonly introduction: string;
}

/** The location of the pages. Each page is an `index.html` file in the folder for its path. */
export interface Place {
  /** Root of the language's site, as it appears in the index's URLs. */
  readonly baseUrl: string;
}

/** Returns a hit's URL relative to the search page, which is one folder below the root. */
export function localAddress(url: string, baseUrl: string): string {
  const [path = '', anchor] = url.slice(baseUrl.length).split('#');
  const file = `../${path.replace(/(?<=.)\/?$/, '/')}index.html`;
  return anchor === undefined ? file : `${file}#${anchor}`;
}

/** Returns a one-line summary of the results. */
export const summary = (hits: number, query: string, { found, none }: Texts): string =>
  hits === 0 ? none.replace('{query}', () => query) : found.replace('{count}', String(hits));

function link(url: string, place: Place, ...children: (Node | string)[]): HTMLElement {
  const made = element('a', ...children);
  made.setAttribute('href', localAddress(url, place.baseUrl));
  return made;
}

function hit({ url, headings, snippet }: ShownHit, settings: Texts & Place): HTMLElement {
  const title = headings.flatMap((heading, level) => [...(level > 0 ? [' › '] : []), ...marked(heading)]);
  const heading = link(url, settings, ...(title.length > 0 ? title : [settings.introduction]));
  return element('li', heading, ...(snippet === null ? [] : [element('p', ...marked(snippet))]));
}

/** Creates one list item for each page. */
export const results = (groups: readonly HitGroup[], settings: Texts & Place): HTMLElement[] =>
  groups.map(({ url, area, title, hits }) =>
    element(
      'li',
      element('p', area),
      element('h2', link(url, settings, ...marked(title))),
      element('ul', ...hits.map((shown) => hit(shown, settings))),
    ),
  );
