import React, { useEffect, useState } from 'react';
import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import MobileSidebar from '@theme-original/Navbar/MobileSidebar';
import { revealPage } from '../../../page/follow/reveal';

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

/** The drawer of narrow screens, from its first opening on: it has the whole sidebar once more, for which other readers need not wait. */
export default function DrawerOnDemand(): React.ReactNode {
  const drawer = useNavbarMobileSidebar();
  useOpenDrawer(drawer);
  const [wasOpened, setWasOpened] = useState(false);
  if (drawer.shown && !wasOpened) setWasOpened(true);
  return wasOpened && <MobileSidebar />;
}
