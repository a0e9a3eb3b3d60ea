import React from 'react';
import type { Props } from '@theme/DocSidebar';
import DocSidebarDesktop from '@theme/DocSidebar/Desktop';

/** The pages of the section. On narrow screens a style hides them, and the drawer shows them (`src/page/drawer.ts`). */
export default function DocSidebar(props: Props): React.ReactNode {
  return <DocSidebarDesktop {...props} />;
}
