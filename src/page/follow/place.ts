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
  // The style sheet shows the text of this attribute, because React can't hydrate text that it didn't render.
  list.querySelector('summary')?.setAttribute('data-section', active?.textContent ?? '');
  reveal(active);
}

/** Marks the current section in the table of contents and in the bar. */
function showSection(): void {
  document.querySelectorAll(LISTS).forEach(markIn);
}

/** Shows the reader's position on a page that has just been opened. */
export function showPlace(): void {
  openNamed();
  showSection();
  revealPage('.theme-doc-sidebar-menu');
}

/** Tracks the reader's position on this page, and on all pages that the application shows later. */
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
