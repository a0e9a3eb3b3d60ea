import { useEffect, useLayoutEffect, type RefObject } from 'react';

// Layout effects warn on the server, where there is nothing to lay out.
const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

function inputs(root: HTMLElement): HTMLInputElement[] {
  return [...root.querySelectorAll<HTMLInputElement>(':scope > input')];
}

function select(root: HTMLElement, choice: string | null): void {
  const chosen = inputs(root).find(({ value }) => value === choice);
  if (chosen) chosen.checked = true;
}

/** Selects the radio button of the group's choice; a choice that is no tab here changes nothing. */
export function useFollow(root: RefObject<HTMLDivElement | null>, choice: string | null): void {
  useBrowserLayoutEffect(() => {
    if (root.current) select(root.current, choice);
  }, [root, choice]);
}

/** Keeps the tabs under the pointer where they are while others above them change their height. */
function keepInPlace(element: HTMLElement, change: () => void): void {
  const before = element.getBoundingClientRect().top;
  change();
  requestAnimationFrame(() => {
    const moved = element.getBoundingClientRect().top - before;
    if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' });
  });
}

/**
 * Hands on what the reader selects. A listener of its own: React keeps a copy of `checked` for
 * each radio button, which goes stale when another of the group is selected, and then drops events.
 */
export function useChange(root: RefObject<HTMLDivElement | null>, name: string, choose: (value: string) => void): void {
  useEffect(() => {
    const element = root.current;
    const onChange = ({ target }: Event): void => {
      if (!element || !(target instanceof HTMLInputElement) || target.name !== name) return;
      keepInPlace(element, () => choose(target.value));
    };
    element?.addEventListener('change', onChange);
    return () => element?.removeEventListener('change', onChange);
  }, [root, name, choose]);
}
