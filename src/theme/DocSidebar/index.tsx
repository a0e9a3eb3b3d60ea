import React from 'react';
import type { Props } from '@theme/DocSidebar';
import DocSidebarDesktop from '@theme/DocSidebar/Desktop';

/** The pages of the section: narrow screens hide them by style, and show them in the drawer (`src/page/drawer.ts`). */
export default function DocSidebar(props: Props): React.ReactNode {
  return <DocSidebarDesktop {...props} />;
}
