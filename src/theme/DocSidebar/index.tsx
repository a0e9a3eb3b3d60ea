import React from 'react';
import type { Props } from '@theme/DocSidebar';
import DocSidebarDesktop from '@theme/DocSidebar/Desktop';

/** The section's pages. On narrow screens, the style sheet hides this list, and the drawer shows it (`src/page/drawer.ts`). */
export default function DocSidebar(props: Props): React.ReactNode {
  return <DocSidebarDesktop {...props} />;
}
