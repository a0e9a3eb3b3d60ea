/**
 * Hides the navbar when the reader scrolls down, and shows it on scrolling up or following a link to a heading. A style keeps it visible
 * while it has the focus.
 */
import { nextVisibility } from './next-visibility';

/** On this page and on those that the application replaces it with. */
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
    // Scrolling to a heading is caused by the page, not by the reader. Some browsers report it before the new hash.
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
