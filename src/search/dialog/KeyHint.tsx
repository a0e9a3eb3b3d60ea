import useIsBrowser from '@docusaurus/useIsBrowser';
import React from 'react';

/** The browsers' newer way to name the device is not in all of them. */
const isApple = ({ platform }: { platform: string }): boolean => /mac|iphone|ipad|ipod/i.test(platform);

/** The keys that open the dialog. Its room is there from the start, so that nothing moves when the device is known. */
export function KeyHint(): React.ReactNode {
  const isBrowser = useIsBrowser();
  return (
    <span className="search-hint" aria-hidden="true">
      <kbd className="search-hint__modifier">{isBrowser && (isApple(navigator) ? '⌘' : 'Ctrl')}</kbd>
      <kbd>K</kbd>
    </span>
  );
}
