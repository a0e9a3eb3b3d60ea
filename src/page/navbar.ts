/**
 * Hides the navbar when the reader scrolls down, and shows it again when the reader scrolls up or follows a link to a heading. The style
 * sheet keeps the navbar visible while it has focus.
 */
import { nextVisibility } from './next-visibility';

/** Hides and shows the navbar on this page, and on all pages that the application shows later. */
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
