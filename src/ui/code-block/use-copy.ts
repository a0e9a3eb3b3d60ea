import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';

/** `copied`: the text is in the clipboard. `selected`: the browser refused, the text is selected. */
export type CopyState = 'idle' | 'copied' | 'selected';

/** How long the answer stays, in ms. The longer text asks the reader to press a key. */
const SHOWN_MS = { copied: 2_000, selected: 8_000 } as const;

function selectContents(element: HTMLElement): void {
  const selection = window.getSelection();
  selection?.removeAllRanges();
  const range = document.createRange();
  range.selectNodeContents(element);
  selection?.addRange(range);
}

async function copyOrSelect(element: HTMLElement): Promise<'copied' | 'selected'> {
  try {
    // No clipboard at all on plain http: the TypeError takes the same way as a refusal.
    await navigator.clipboard.writeText(element.textContent);
    return 'copied';
  } catch {
    // The reason does not matter to the reader: the text is selected and the button says so.
    selectContents(element);
    element.focus();
    return 'selected';
  }
}

/** Copies the text of `target`; where the clipboard is refused, selects it instead. */
export function useCopy(target: RefObject<HTMLElement | null>): { state: CopyState; copy: () => void } {
  const [state, setState] = useState<CopyState>('idle');
  const timer = useRef<number | undefined>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  const copy = useCallback(() => {
    if (!target.current) return;
    void copyOrSelect(target.current).then((result) => {
      setState(result);
      window.clearTimeout(timer.current);
      timer.current = window.setTimeout(() => setState('idle'), SHOWN_MS[result]);
    });
  }, [target]);
  return { state, copy };
}
