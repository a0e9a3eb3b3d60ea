import useIsBrowser from '@docusaurus/useIsBrowser';
import React from 'react';

const isApple = (): boolean => /mac|iphone|ipad|ipod/i.test(navigator.platform);

/** The keys that open the dialog. Its room is there from the start, so that nothing moves when the device is known. */
export function KeyHint(): React.ReactNode {
  const isBrowser = useIsBrowser();
  return (
    <span className="search-hint" aria-hidden="true">
      <kbd className="search-hint__modifier">{isBrowser && (isApple() ? '⌘' : 'Ctrl')}</kbd>
      <kbd>K</kbd>
    </span>
  );
}
