/**
 * Makes the links in the language menu lead to the same heading with the same query string. This includes language menus that the
 * application renders.
 */
export function keepPlaceInLanguages(): void {
  const complete = ({ target }: Event): void => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>(':is(.navbar, .navbar-sidebar) a[lang]') : null;
    if (link) Object.assign(link, { search: location.search, hash: location.hash });
  };
  // These events also cover links that the reader opens or copies from the browser's context menu.
  addEventListener('pointerdown', complete);
  addEventListener('focusin', complete);
  // The URL may have changed since the previous events.
  addEventListener('click', complete, true);
}
