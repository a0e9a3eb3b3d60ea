import React from 'react';
import { translate } from '@docusaurus/Translate';
import IconMenu from '@theme/Icon/Menu';

export default function NavbarMobileSidebarToggle(): React.ReactNode {
  return (
    <button
      type="button"
      className="navbar__toggle clean-btn"
      aria-label={translate({ id: 'theme.docs.sidebar.toggleSidebarButtonAriaLabel' })}
      aria-expanded={false}
      data-static
    >
      <IconMenu />
    </button>
  );
}
