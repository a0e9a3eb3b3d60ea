/** The hits of the field that waited for the application (`../standalone/waiting.ts`): they stay in the dialog until it has its own. */
import { useHistory } from '@docusaurus/router';
import React, { useLayoutEffect, useRef, type MouseEvent } from 'react';
import { flushSync } from 'react-dom';

let kept: Element | null = null;

/** @param list as the field had it; null when there is none, or no longer */
export function keepFirstHits(list: Element | null): void {
  kept = list;
  list?.removeAttribute('class');
}

export const hasFirstHits = (): boolean => kept !== null;

/** Their place. React has nothing in it, and takes it away as a whole. */
export function FirstHits({ onClose }: { readonly onClose: () => void }): React.ReactNode {
  const history = useHistory();
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = place.current;
    if (kept) element?.append(kept);
    return () => {
      // Else the focus would go with them, out of the dialog.
      if (element?.contains(document.activeElement)) element.closest('dialog')?.querySelector('input')?.focus();
    };
  }, []);
  const follow = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    // Before the page scrolls to the place: DocSearch puts it back where it was when the dialog closes.
    flushSync(onClose);
    history.push(link.pathname + link.search + link.hash);
  };
  return <div ref={place} className="search-first-hits" onClick={follow} />;
}
