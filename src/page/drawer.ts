/** The menu on narrow screens: a modal dialog that is created when it opens, with the navbar's links and the sidebar's pages. */
import { limits } from '../site/limits';
import { FAILURE } from './failure';
import { revealPage } from './follow/reveal';
import { loadStyles } from './styles';

/** Drawer texts, from `i18n/<locale>/site.json`. */
export interface DrawerTexts {
  readonly close: string;
  /** Label of the button that goes back from the section's pages to the navbar's links. */
  readonly back: string;
}

/** @param text returns the interface text with the given ID from the configuration */
export const drawerTexts = (text: (id: string) => string): DrawerTexts => ({ close: text('drawer.close'), back: text('drawer.back') });

const TOGGLE = '.navbar__toggle';
/** Media query for windows that are wide enough for the navbar to show its links. */
const WIDE = `(width > ${limits.mobileBreakpointPx}px)`;

function make<Name extends keyof HTMLElementTagNameMap>(name: Name, className: string, ...children: Node[]): HTMLElementTagNameMap[Name] {
  const element = Object.assign(document.createElement(name), { className });
  element.append(...children);
  return element;
}

function button(className: string, content: Node | string, act: () => void): HTMLButtonElement {
  const made = make('button', `clean-btn ${className}`);
  made.type = 'button';
  made.onclick = act;
  made.append(content);
  return made;
}

const copyOf = (selector: string): Node[] =>
  [...document.querySelectorAll(`.navbar__inner ${selector}`)].map((found) => found.cloneNode(true));

/** Returns the navbar's links as menu entries. The language links are above all panels instead, so that they're always one tap away. */
function navbarMenu(): HTMLElement {
  const links = document.querySelectorAll<HTMLAnchorElement>('.navbar__items a.navbar__item');
  const entries = [...links].map((link) => {
    const entry = link.cloneNode(true) as HTMLAnchorElement;
    const isActive = /--active/.test(link.className);
    entry.className = `menu__link${isActive ? ' menu__link--active' : ''}`;
    return make('li', 'menu__list-item', entry);
  });
  return make('ul', 'menu__list', ...entries);
}

const PANEL = 'theme-layout-navbar-sidebar-panel navbar-sidebar__item menu';

/** Creates two panels: the navbar's links and the section's pages. Only one of the two is visible at a time. */
function panels(texts: DrawerTexts): HTMLElement {
  const main = make('div', PANEL, navbarMenu());
  const [pages] = [...document.querySelectorAll('.theme-doc-sidebar-menu')].map((menu) => menu.cloneNode(true));
  const both = make('div', 'navbar-sidebar__items', main);
  if (!pages) return both;
  const section = make('div', PANEL);
  const show = (isSection: boolean): void => {
    both.classList.toggle('navbar-sidebar__items--show-secondary', isSection);
    main.inert = isSection;
    section.inert = !isSection;
  };
  section.append(
    button('navbar-sidebar__back', texts.back, () => {
      show(false);
      main.querySelector('a')?.focus();
    }),
    pages,
  );
  both.append(section);
  show(true);
  return both;
}

function cross(): Element {
  const SVG = 'http://www.w3.org/2000/svg';
  const picture = document.createElementNS(SVG, 'svg');
  const lines = document.createElementNS(SVG, 'path');
  for (const [name, value] of Object.entries({ viewBox: '0 0 15 15', width: '21', height: '21', 'aria-hidden': 'true' }))
    picture.setAttribute(name, value);
  for (const [name, value] of Object.entries({ d: 'm.75.75 13.5 13.5M14.25.75.75 14.25', stroke: 'currentColor', 'stroke-width': '1.2' }))
    lines.setAttribute(name, value);
  picture.append(lines);
  return picture;
}

function open(toggle: Element, texts: DrawerTexts): void {
  const drawer = make('dialog', 'navbar-sidebar');
  drawer.ariaLabel = toggle.getAttribute('aria-label');
  const close = button('navbar-sidebar__close', cross(), () => drawer.close());
  close.setAttribute('aria-label', texts.close);
  close.autofocus = true;
  const languages = copyOf('.dropdown__menu a:not([class*=active])');
  drawer.append(
    make('div', 'navbar-sidebar__brand', ...copyOf('.navbar__brand'), ...languages, ...copyOf('.color-mode'), close),
    panels(texts),
  );
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

async function openWithStyles(toggle: Element, texts: DrawerTexts): Promise<void> {
  toggle.setAttribute('aria-busy', 'true');
  const isStyled = await loadStyles().then(
    () => true,
    () => false,
  );
  toggle.removeAttribute('aria-busy');
  if (isStyled) open(toggle, texts);
  else dispatchEvent(new CustomEvent(FAILURE, { detail: () => void openWithStyles(toggle, texts) }));
}

export function listenForDrawer(texts: DrawerTexts): void {
  document.addEventListener('click', ({ target }) => {
    const toggle = target instanceof Element ? target.closest(TOGGLE) : null;
    if (toggle) void openWithStyles(toggle, texts);
  });
  // The reader may leave the page while the menu is open, and then return to the page.
  addEventListener('pagehide', () => document.querySelector<HTMLDialogElement>('dialog.navbar-sidebar')?.close());
}
