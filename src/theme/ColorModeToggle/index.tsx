import React from 'react';
import clsx from 'clsx';
import { Context } from '@docusaurus/core/lib/client/browserContext';
import ColorModeToggle from '@theme-original/ColorModeToggle';
import type { Props } from '@theme/ColorModeToggle';

/**
 * The original's button is disabled in the static page, so that a first tap is lost. The page's own script answers here
 * (`src/page/color-mode.ts`), so the original is told that it is in a browser from the start.
 */
export default function ColorModeToggleWrapper({ className, ...props }: Props): React.ReactNode {
  return (
    <Context.Provider value>
      <ColorModeToggle {...props} className={clsx(className, 'color-mode')} />
    </Context.Provider>
  );
}
