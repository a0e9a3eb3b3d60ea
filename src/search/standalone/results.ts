import { create } from '../../page/elements';
import { segments } from '../common/hit-text';
import type { HitGroup, ShownHit } from '../page/results';

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

export const summary = (hits: number, query: string, { found, none }: Texts): string =>
  hits === 0 ? none.replace('{query}', () => query) : found.replace('{count}', String(hits));

/** Converts a hit's HTML to text with `<mark>` elements. All other markup becomes text. */
const marked = (html: string): (Node | string)[] =>
  segments(html).map(({ text, marked: isMarked }) => (isMarked ? create('mark', {}, [text]) : text));

function hit({ url, headings, snippet }: ShownHit, { baseUrl, introduction }: Texts & Place): HTMLElement {
  const title = headings.flatMap((heading, level) => [...(level > 0 ? [' › '] : []), ...marked(heading)]);
  const heading = create('a', { href: localAddress(url, baseUrl) }, title.length > 0 ? title : [introduction]);
  return create('li', {}, [create('article', {}, [heading, ...(snippet === null ? [] : [create('p', {}, marked(snippet))])])]);
}

/** Creates one list item for each page. The elements are those of the search page (`HitList.tsx`), so they have the same styles. */
export const results = (groups: readonly HitGroup[], settings: Texts & Place): HTMLElement[] =>
  groups.map(({ url, area, title, hits }) =>
    create('li', {}, [
      create('p', {}, [area]),
      create('h2', {}, [create('a', { href: localAddress(url, settings.baseUrl) }, marked(title))]),
      create(
        'ul',
        {},
        hits.map((shown) => hit(shown, settings)),
      ),
    ]),
  );
