import React, { memo, useMemo } from 'react';
import clsx from 'clsx';
import { NavbarSecondaryMenuFiller, ThemeClassNames, type NavbarSecondaryMenuComponent } from '@docusaurus/theme-common';
import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import DocSidebarItems from '@theme/DocSidebarItems';
import type { Props } from '@theme/DocSidebar/Mobile';

interface MenuProps {
  readonly menu: Pick<Props, 'sidebar' | 'path'>;
}

/** The pages of the docs instance in the drawer, which closes when one of them is followed. */
const Menu: NavbarSecondaryMenuComponent<MenuProps> = ({ menu: { sidebar, path } }) => {
  const { toggle } = useNavbarMobileSidebar();
  return (
    <ul className={clsx(ThemeClassNames.docs.docSidebarMenu, 'menu__list')}>
      <DocSidebarItems
        items={sidebar}
        activePath={path}
        level={1}
        onItemClick={(item) => {
          if (item.type === 'link' || (item.type === 'category' && item.href)) toggle();
        }}
      />
    </ul>
  );
};

/**
 * Gives the drawer what it shows, as one property: the framework sorts the names of several by the rules of a language, whose tables a
 * browser reads for it while the page waits, 30 ms on a slow phone.
 */
function DocSidebarMobile({ sidebar, path }: Props): React.ReactNode {
  const props = useMemo(() => ({ menu: { sidebar, path } }), [sidebar, path]);
  return <NavbarSecondaryMenuFiller component={Menu} props={props} />;
}
export default memo(DocSidebarMobile);
