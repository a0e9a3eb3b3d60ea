/** Hits as the dialog will show them, in its classes and order: its own list takes their place without a jump. */
import { limits } from '../../site/limits';
import type { SearchHit } from '../contract';
import { definitionOf, ownHeading } from '../dialog/panel/definition';
import { element, marked } from './elements';

/** Called when the reader follows a hit. */
type Follow = (hit: SearchHit) => void;

function part(name: string, className: string, ...children: (Node | string)[]): HTMLElement {
  const made = element(name, ...children);
  made.className = className;
  return made;
}

function link(hit: SearchHit, follow: Follow, ...children: (Node | string)[]): HTMLElement {
  const made = Object.assign(document.createElement('a'), { href: hit.url });
  made.append(...children);
  made.addEventListener('click', () => follow(hit));
  return made;
}

/** Keeps the room of the picture that the dialog has there. */
const icon = (): HTMLElement => part('div', 'DocSearch-Hit-icon', document.createElementNS('http://www.w3.org/2000/svg', 'svg'));

function row(hit: SearchHit, follow: Follow): HTMLElement {
  const { hierarchy, content } = hit._snippetResult ?? {};
  const isPage = hit.type === 'lvl1';
  const title = (hit.type === 'content' ? content : hierarchy?.[hit.type ?? 'lvl1'])?.value ?? ownHeading(hit);
  const below = (isPage ? content : hierarchy?.lvl1)?.value ?? '';
  const lines = [part('span', 'DocSearch-Hit-title', ...marked(title)), part('span', 'DocSearch-Hit-path', ...marked(below))];
  const inside = part('div', 'DocSearch-Hit-Container', icon(), part('div', 'DocSearch-Hit-content-wrapper', ...lines));
  const shown = part('div', 'search-hit', link(hit, follow, inside));
  shown.dataset.type = hit.type;
  return part('li', 'DocSearch-Hit', shown);
}

/** What a term means, above the hits. */
function card(hit: SearchHit, follow: Follow): HTMLElement {
  const heading = element('h2', link(hit, follow, ...marked(ownHeading(hit))));
  return part('section', 'search-card', heading, element('p', ...marked(hit._highlightResult.content?.value ?? hit.content ?? '')));
}

/** @param hits as `tidyHit` makes them: named by their group, and fit for a link */
export function hitList(query: string, hits: readonly SearchHit[], follow: Follow): HTMLElement {
  const groups = new Map<string, SearchHit[]>();
  for (const hit of hits) {
    const name = hit._highlightResult.hierarchy?.lvl0?.value ?? '';
    groups.set(name, [...(groups.get(name) ?? []), hit].slice(0, limits.maxResultsPerGroup));
  }
  const sections = [...groups].map(([name, members]) =>
    part(
      'section',
      'DocSearch-Hits',
      part('div', 'DocSearch-Hit-source', name),
      element('ul', ...members.map((member) => row(member, follow))),
    ),
  );
  const definition = definitionOf(query, hits);
  return part('div', 'DocSearch-Dropdown', ...(definition ? [card(definition, follow)] : []), ...sections);
}
