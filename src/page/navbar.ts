/** Hides the navbar on scroll down, and shows it on scroll up and where a link leads to a heading. Its style keeps it while it has the focus. */
import { nextVisibility } from './next-visibility';

/** In this page and in those that the application puts in its place. */
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
    // The scroll to a heading is the page's doing, not the reader's. Some browsers tell of it before they tell of the new hash.
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
