/** Shows the reader's position in the table of contents, in the bar on narrow screens, and in the sidebar. */
import type { ClientModule } from '@docusaurus/types';

/** Minimum space in px between an entry and the edge of its container, so that the entry's neighbors are visible as well. */
const MARGIN = 48;

function scrollerOf(element: Element): Element | null {
  let parent = element.parentElement;
  while (parent && !(parent.scrollHeight > parent.clientHeight && /auto|scroll/.test(getComputedStyle(parent).overflowY)))
    parent = parent.parentElement;
  return parent === document.documentElement || parent === document.body ? null : parent;
}

/** Scrolls an entry into view inside its container, without scrolling the page. */
function reveal(entry: Element | null | undefined): void {
  const scroller = entry && scrollerOf(entry);
  if (!scroller) return;
  const { top, bottom } = entry.getBoundingClientRect();
  const frame = scroller.getBoundingClientRect();
  const isSeen = top >= frame.top + MARGIN && bottom <= frame.bottom - MARGIN;
  if (!isSeen) scroller.scrollTop += (top + bottom - frame.top - frame.bottom) / 2;
}

export function revealPage(menu: string): void {
  reveal([...document.querySelectorAll(`${menu} .menu__link--active`)].at(-1));
}

/** Opens the collapsed section that the URL's hash names (`#PutBucketAcl`) and its parents. Browsers scroll to it, but don't open it. */
function openNamed(): void {
  const named = document.getElementById(location.hash.slice(1));
  if (!(named instanceof HTMLDetailsElement) || named.open) return;
  for (let fold: Element | null | undefined = named; fold instanceof HTMLDetailsElement; fold = fold.parentElement?.closest('details'))
    fold.open = true;
  named.scrollIntoView();
}

/** Returns the tool in the section that the URL's hash names (`#planner`). It's at the beginning of the section, or after a sentence. */
export function namedTool(): Element | null {
  const heading = `[id="${CSS.escape(location.hash.slice(1))}"]`;
  return document.querySelector(`${heading} + [data-tool], ${heading} + p + [data-tool]`);
}

/**
 * Finds the section that the reader is in. The framework uses the same rule, so the application marks the same entry: the first heading in
 * the upper half of the window or, if there is none, the last heading above the window.
 * @param headings in document order, with distances in px from the top of the window
 * @param windowHeight in px
 * @returns index of the section's heading; -1 before the first section
 */
export function sectionAt(headings: readonly Pick<DOMRect, 'top' | 'bottom'>[], windowHeight: number): number {
  const next = headings.findIndex(({ top }) => top >= 0);
  const heading = headings[next];
  if (!heading) return headings.length - 1;
  return heading.top > 0 && heading.bottom < windowHeight / 2 ? next : next - 1;
}

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

function showSection(): void {
  document.querySelectorAll(LISTS).forEach(markIn);
}

function showPlace(): void {
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

export default {
  onRouteDidUpdate: ({ location, previousLocation }) => {
    if (location.pathname !== previousLocation?.pathname) showPlace();
    // Browsers fire this event when they follow a link to a heading, but not when the router scrolls to the heading.
    if (previousLocation) dispatchEvent(new Event('hashchange'));
  },
} satisfies ClientModule;
