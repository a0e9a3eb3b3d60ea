/** Hides the navbar on scroll down and shows it on scroll up, as the application does when it is there. */
import { nextVisibility } from './next-visibility';

export function hideNavbarOnScroll(): void {
  const navbar = document.querySelector<HTMLElement>('.navbar--fixed-top');
  if (!navbar) return;
  let from = scrollY;
  let isVisible = true;
  let isJump = false;
  const stop = new AbortController();
  const { signal } = stop;
  // The scroll to a heading is the page's doing, not the reader's.
  addEventListener('hashchange', () => (isJump = true), { signal });
  const onScroll = (): void => {
    if (document.documentElement.dataset.hasHydrated === 'true') {
      stop.abort();
      navbar.removeAttribute('data-hidden');
      return;
    }
    const end = document.documentElement.scrollHeight - innerHeight;
    isVisible = isJump || nextVisibility(isVisible, { from, to: scrollY, height: navbar.offsetHeight, end });
    isJump = false;
    from = scrollY;
    navbar.toggleAttribute('data-hidden', !isVisible);
  };
  addEventListener('scroll', onScroll, { signal, passive: true });
}
