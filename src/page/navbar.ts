/** Behavior of the navbar on this page, and on all pages that the application shows later. */
import { closestTo } from './elements';

/** A change in scroll position. All values are in CSS pixels. */
interface Scroll {
  from: number;
  to: number;
  height: number;
  /** Scroll position at the end of the page. */
  end: number;
}

/** Whether the navbar is visible after scrolling. Overscrolling at either end of the page has no effect. */
export function nextVisibility(visible: boolean, { from, to, height, end }: Scroll): boolean {
  if (to < height) return true;
  if (from === 0 || to === from) return visible;
  if (to > from) return false;
  return to < end - height ? true : visible;
}

/** Hides the navbar when the reader scrolls down, and shows it after scrolling up, after a link to a heading, and with focus. */
export function hideNavbarOnScroll(): void {
  let from = scrollY;
  let { hash } = location;
  const navbar = (): HTMLElement | null => document.querySelector('.navbar');
  const show = (): void => {
    from = scrollY;
    ({ hash } = location);
    navbar()?.removeAttribute('data-hidden');
  };
  const onScroll = (): void => {
    // A link to a heading also scrolls the page. Some browsers report this scrolling before they report the new hash.
    if (location.hash !== hash) show();
    const bar = navbar();
    if (!bar) return;
    const end = document.documentElement.scrollHeight - innerHeight;
    const isVisible = nextVisibility(!bar.hasAttribute('data-hidden'), { from, to: scrollY, height: bar.offsetHeight, end });
    from = scrollY;
    bar.toggleAttribute('data-hidden', !isVisible);
  };
  addEventListener('scroll', onScroll, { passive: true });
  addEventListener('hashchange', show);
}

/** Makes the links in the language menu lead to the same heading with the same query string. */
export function keepPlaceInLanguages(): void {
  const complete = ({ target }: Event): void => {
    const link = closestTo(target, ':is(.navbar, .navbar-sidebar) a[lang]') as HTMLAnchorElement | null;
    if (link) Object.assign(link, { search: location.search, hash: location.hash });
  };
  // These events also cover links that the reader opens or copies from the browser's context menu.
  addEventListener('pointerdown', complete);
  addEventListener('focusin', complete);
  // The URL may have changed since the previous events.
  addEventListener('click', complete, true);
}
