/** Links of the language menu lead to the same heading, with the same query. Also in menus that the application draws. */
export function keepPlaceInLanguages(): void {
  const complete = ({ target }: Event): void => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>(':is(.navbar, .navbar-sidebar) a[lang]') : null;
    if (link) Object.assign(link, { search: location.search, hash: location.hash });
  };
  // For what the browser opens or copies by a menu of its own, too.
  addEventListener('pointerdown', complete);
  addEventListener('focusin', complete);
  // When the address has changed since.
  addEventListener('click', complete, true);
}
