import React, { useEffect, useState } from 'react';
import clsx from 'clsx';
import { translate } from '@docusaurus/Translate';
import { ThemeClassNames } from '@docusaurus/theme-common';
import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import NavbarMobileSidebar from '@theme/Navbar/MobileSidebar';
import type { Props } from '@theme/Navbar/Layout';
import { revealPage } from '../../../page/follow/reveal';
import { useNavbarVisibility } from '../../../ui/navbar-visibility';
import styles from './styles.module.css';

/** While the drawer is open: it shows the page's own entry, and Escape closes it. */
function useOpenDrawer({ shown, toggle }: { shown: boolean; toggle: () => void }): void {
  useEffect(() => {
    if (!shown) return undefined;
    revealPage('.navbar-sidebar');
    const onKey = ({ key, isComposing }: KeyboardEvent): void => {
      if (key !== 'Escape' || isComposing || document.querySelector('[role="dialog"], dialog[open]')) return;
      toggle();
      document.querySelector<HTMLElement>('.navbar__toggle')?.focus();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [shown, toggle]);
}

/** The navbar's frame: hides on scroll down, returns on scroll up and for a heading in the address. */
export default function NavbarLayout({ children }: Props): React.ReactNode {
  const mobileSidebar = useNavbarMobileSidebar();
  const { isVisible, navbarRef } = useNavbarVisibility();
  useOpenDrawer(mobileSidebar);
  // Not before: it has the whole sidebar once more, and every reader of a phone would wait for it who asks for something else.
  const [wasOpened, setWasOpened] = useState(false);
  if (mobileSidebar.shown && !wasOpened) setWasOpened(true);
  return (
    <nav
      ref={navbarRef}
      data-hidden={isVisible ? undefined : ''}
      aria-label={translate({ id: 'theme.NavBar.navAriaLabel', message: 'Main', description: 'The ARIA label for the main navigation' })}
      className={clsx(
        ThemeClassNames.layout.navbar.container,
        'navbar',
        'navbar--fixed-top',
        styles.hideable,
        mobileSidebar.shown && 'navbar-sidebar--show',
      )}
    >
      {children}
      <div role="presentation" className="navbar-sidebar__backdrop" onClick={mobileSidebar.toggle} />
      {wasOpened && <NavbarMobileSidebar />}
    </nav>
  );
}
