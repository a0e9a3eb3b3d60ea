/** The menu on narrow screens: a modal dialog that is created when it opens, with the navbar's links and the sidebar's pages. */
import { limits } from '../site/limits';
import { create, createButton, onClick } from './elements';
import { actOnceLoaded } from './failure';
import { loadStyles } from './fetched';
import { revealPage } from './follow';
import type { DrawerTexts } from './texts';

const WIDE = `(width > ${limits.mobileBreakpointPx}px)`;

const copyOf = (selector: string): Node[] =>
  [...document.querySelectorAll(`.navbar__inner ${selector}`)].map((found) => found.cloneNode(true));

/** Returns the navbar's links as menu entries. The language links are above all panels instead, so that they're always one tap away. */
function navbarMenu(): HTMLElement {
  const links = document.querySelectorAll<HTMLAnchorElement>('.navbar__items a.navbar__item');
  const entries = [...links].map((link) => {
    const entry = link.cloneNode(true) as HTMLAnchorElement;
    const isActive = /--active/.test(link.className);
    entry.className = `menu__link${isActive ? ' menu__link--active' : ''}`;
    return create('li', { className: 'menu__list-item' }, [entry]);
  });
  return create('ul', { className: 'menu__list' }, entries);
}

const PANEL = { className: 'theme-layout-navbar-sidebar-panel navbar-sidebar__item menu' };

/** Creates two panels: the navbar's links and the section's pages. Only one of the two is visible at a time. */
function panels(texts: DrawerTexts): HTMLElement {
  const main = create('div', PANEL, [navbarMenu()]);
  const [pages] = [...document.querySelectorAll('.theme-doc-sidebar-menu')].map((menu) => menu.cloneNode(true));
  const both = create('div', { className: 'navbar-sidebar__items' }, [main]);
  if (!pages) return both;
  const show = (isSection: boolean): void => {
    both.classList.toggle('navbar-sidebar__items--show-secondary', isSection);
    main.inert = isSection;
    section.inert = !isSection;
  };
  const goBack = (): void => {
    show(false);
    main.querySelector('a')?.focus();
  };
  const section = create('div', PANEL, [createButton(texts.back, { className: 'clean-btn navbar-sidebar__back', onclick: goBack }), pages]);
  both.append(section);
  show(true);
  return both;
}

const CROSS =
  '<svg viewBox="0 0 15 15" width="21" height="21" aria-hidden="true"><path d="m.75.75 13.5 13.5M14.25.75.75 14.25" stroke="currentColor" stroke-width="1.2"/></svg>';

function open(toggle: Element, texts: DrawerTexts): void {
  const close = createButton('', { className: 'clean-btn navbar-sidebar__close', innerHTML: CROSS, autofocus: true });
  // Firefox has had the property `ariaLabel` since version 119, and the button has no other name.
  close.setAttribute('aria-label', texts.close);
  const parts = ['.navbar__brand', '.dropdown__menu a:not([class*=active])', '.color-mode'].flatMap(copyOf);
  const head = create('div', { className: 'navbar-sidebar__brand' }, [...parts, close]);
  const drawer = create('dialog', { className: 'navbar-sidebar', ariaLabel: toggle.getAttribute('aria-label') }, [head, panels(texts)]);
  close.onclick = () => drawer.close();
  drawer.addEventListener('click', ({ target }) => {
    // A click on the backdrop closes the menu, and so does a click on a link, because the link may lead to a heading on the same page.
    if (target === drawer || (target as Element).closest('a')) drawer.close();
  });
  const wide = matchMedia(WIDE);
  const onWide = (): void => drawer.close();
  wide.addEventListener('change', onWide);
  drawer.addEventListener('close', () => {
    wide.removeEventListener('change', onWide);
    toggle.setAttribute('aria-expanded', 'false');
    document.body.style.overflow = '';
    drawer.remove();
  });
  document.body.append(drawer);
  drawer.showModal();
  document.body.style.overflow = 'hidden';
  toggle.setAttribute('aria-expanded', 'true');
  revealPage('.navbar-sidebar');
}

export function listenForDrawer(texts: DrawerTexts): void {
  onClick('.navbar__toggle', (toggle) => void actOnceLoaded(toggle, loadStyles, () => open(toggle, texts)));
  // The reader may leave the page while the menu is open, and then return to the page.
  addEventListener('pagehide', () => document.querySelector<HTMLDialogElement>('dialog.navbar-sidebar')?.close());
}
