/** Shows the reader's position in the table of contents, in the bar on narrow screens, and in the sidebar. */
import { openNamed } from './named';
import { reveal, revealPage } from './reveal';
import { sectionAt } from './section';

const ACTIVE = 'table-of-contents__link--active';
const LISTS = '.theme-doc-toc-desktop, .theme-doc-toc-mobile';

function markIn(list: Element): void {
  const links = [...list.querySelectorAll<HTMLAnchorElement>('a')];
  const headings = links.map(({ hash }) => document.getElementById(decodeURIComponent(hash.slice(1))));
  const edges = headings.map((heading) => heading?.getBoundingClientRect() ?? { top: -1, bottom: 0 });
  const active = links[sectionAt(edges, innerHeight)];
  for (const link of links) link.classList.toggle(ACTIVE, link === active);
  // The bar's style shows the text, because React can't hydrate a page with text that it doesn't know.
  list.querySelector('summary')?.setAttribute('data-section', active?.textContent ?? '');
  reveal(active);
}

/** Marks the current section. */
function showSection(): void {
  document.querySelectorAll(LISTS).forEach(markIn);
}

/** Shows the reader's position on a page that has just been opened. */
export function showPlace(): void {
  openNamed();
  showSection();
  revealPage('.theme-doc-sidebar-menu');
}

/** Follows the reader from now on, on this page and on those that the application replaces it with. */
export function followReader(): void {
  let frame = 0;
  const onScroll = (): void => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(showSection);
  };
  addEventListener('scroll', onScroll, { passive: true });
  addEventListener('resize', onScroll);
  addEventListener('hashchange', openNamed);
  showPlace();
}
