import React, { startTransition, useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { createPortal } from 'react-dom';
import { reloadIfOutdated } from '../../ui/newer-version';
import { placeholder } from '../common/texts';
import { loadPanel, Panel, type Opening, type PanelProps, type TextRange } from './opening';
import { Shell } from './Shell';
import './dialog.css';

/**
 * The keyboard inside the dialog, in the capture phase: Tab goes round, and typing goes to the input wherever the focus is.
 * DocSearch's own trap counts elements that are hidden or gone, so it must not see Tab; nor must its input, which would drop the results.
 */
function keepFocusInside(event: KeyboardEvent<HTMLDialogElement>): void {
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
  const isCharacter = /^[^\s]$/u.test(event.key) && !event.ctrlKey && !event.metaKey && !event.altKey;
  if (isCharacter && !(event.target instanceof HTMLInputElement)) dialog.querySelector('input')?.focus();
}

/** A modal `<dialog>`: the browser keeps the rest of the page still, and gives the focus back in the end. */
export function SearchDialog({ query, isSelection, opener, onClose }: Opening & Pick<PanelProps, 'onClose'>): React.ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
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
        const typed = (): string => dialog.current?.querySelector('input')?.value ?? '';
        if (!(await reloadIfOutdated(typed))) setCode('failed');
      },
    );
  }, [code]);

  useLayoutEffect(() => {
    const element = dialog.current;
    const root = document.documentElement;
    // Only where there is a scrollbar that takes room; else this would make room for none.
    if (window.innerWidth > root.clientWidth) root.style.scrollbarGutter = 'stable';
    // Not by `html:has()`: with it, the styles of the whole page are computed anew whenever anything comes or goes.
    root.style.overflow = 'hidden';
    element?.showModal();
    return () => {
      element?.close();
      // The browser gives it to the field that waited for the application, which is gone.
      if (element?.contains(document.activeElement) && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
      root.style.scrollbarGutter = root.style.overflow = '';
    };
  }, [opener]);

  return createPortal(
    <dialog
      ref={dialog}
      className="search-dialog"
      aria-label={placeholder()}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onKeyDownCapture={keepFocusInside}
      onCompositionStart={() => setComposing(true)}
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
    </dialog>,
    document.body,
  );
}
