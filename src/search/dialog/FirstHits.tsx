/** The hits of the field that waited for the application (`../standalone/waiting.ts`): they stay in the dialog until it has its own. */
import React, { useLayoutEffect, useRef } from 'react';

let kept: Element | null = null;

/** @param list as the field had it; null when there is none, or no longer */
export function keepFirstHits(list: Element | null): void {
  kept = list;
  list?.removeAttribute('class');
}

export const hasFirstHits = (): boolean => kept !== null;

/** Their place. React has nothing in it, and takes it away as a whole. */
export function FirstHits(): React.ReactNode {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (kept) place.current?.append(kept);
  }, []);
  return <div ref={place} className="search-first-hits" />;
}
