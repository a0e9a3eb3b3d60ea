import React, { startTransition, useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { createPortal } from 'react-dom';
import { reloadIfOutdated } from '../../page/newer-version';
import { placeholder } from '../common/texts';
import { moveFocus } from '../page/arrow-keys';
import { loadPanel, Panel, type Opening, type PanelProps, type TextRange } from './opening';
import { Shell } from './Shell';
import { useModal } from './use-modal';
import './dialog.css';

/**
 * The keyboard inside the dialog, in the capture phase: Tab goes round, and typing goes to the input wherever the focus is.
 * DocSearch's own trap counts elements that are hidden or gone, so it must not see Tab; nor must its input, which would drop the results.
 */
function keepFocusInside(event: KeyboardEvent<HTMLElement>): void {
  const dialog = event.currentTarget;
  if (event.key === 'Tab') {
    event.stopPropagation();
    event.preventDefault();
    const stops = [...dialog.querySelectorAll<HTMLElement>('a[href]:not([tabindex="-1"]), button, input')];
    const visible = stops.filter((element) => element.getClientRects().length > 0);
    const here = visible.findIndex((element) => element === document.activeElement);
    visible.at((here + (event.shiftKey ? -1 : 1)) % visible.length)?.focus();
    return;
  }
  moveFocus(event, dialog, '.search-first-hits a');
  const isCharacter = /^[^\s]$/u.test(event.key) && !event.ctrlKey && !event.metaKey && !event.altKey;
  if (isCharacter && !(event.target instanceof HTMLInputElement)) dialog.querySelector('input')?.focus();
}

export function SearchDialog({ query, isSelection, opener, onClose }: Opening & Pick<PanelProps, 'onClose'>): React.ReactNode {
  const inside = useRef<HTMLDivElement>(null);
  const dialog = useModal(inside, placeholder(), { query, opener, onClose });
  const [code, setCode] = useState<'loading' | 'there' | 'failed'>(Panel ? 'there' : 'loading');
  const [typed, setTyped] = useState(query);
  const [isComposing, setComposing] = useState(false);
  const selection = useRef<TextRange>([isSelection ? 0 : query.length, query.length]);

  useEffect(() => {
    if (code !== 'loading') return;
    loadPanel().then(
      // In small pieces, between which the shell takes what is typed.
      () => startTransition(() => setCode('there')),
      async () => {
        const typed = (): string => dialog.querySelector('input')?.value ?? '';
        if (!(await reloadIfOutdated(typed))) setCode('failed');
      },
    );
  }, [code, dialog]);

  return createPortal(
    <div
      ref={inside}
      className="search-inside"
      onKeyDownCapture={keepFocusInside}
      onCompositionStart={({ target }) => setComposing(target instanceof Element && target.closest('.search-shell') !== null)}
      onCompositionEnd={() => setComposing(false)}
    >
      {/* A word that is being composed would be lost with the shell's input. */}
      {Panel && code === 'there' && !isComposing ? (
        <Panel query={typed} selection={selection} onClose={onClose} />
      ) : (
        <Shell
          query={typed}
          selection={selection}
          onType={setTyped}
          onClose={onClose}
          onRetry={code === 'failed' ? () => setCode('loading') : null}
        />
      )}
    </div>,
    dialog,
  );
}
