import React from 'react';
import clsx from 'clsx';
import { translate } from '@docusaurus/Translate';
import { ThemeClassNames } from '@docusaurus/theme-common';
import type { Props } from '@theme/Navbar/Layout';
import { useNavbarVisibility } from '../../../ui/navbar-visibility';
import styles from './styles.module.css';

/** The navbar's frame: hides on scroll down, returns on scroll up and for a heading in the address. */
export default function NavbarLayout({ children }: Props): React.ReactNode {
  const { isVisible, navbarRef } = useNavbarVisibility();
  return (
    <nav
      ref={navbarRef}
      data-hidden={isVisible ? undefined : ''}
      aria-label={translate({ id: 'theme.NavBar.navAriaLabel', message: 'Main', description: 'The ARIA label for the main navigation' })}
      className={clsx(ThemeClassNames.layout.navbar.container, 'navbar', 'navbar--fixed-top', styles.hideable)}
    >
      {children}
    </nav>
  );
}
