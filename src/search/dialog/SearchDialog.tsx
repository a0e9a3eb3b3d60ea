import React, { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { placeholder } from '../common/texts';
import { keepFocusInside } from './keep-focus';
import { loadedPanel, loadPanel, type PanelProps } from './load-panel';
import { Shell } from './Shell';
import './dialog.css';

/** The panel once its code is there; `failed` when it could not be fetched. */
function usePanel() {
  const [panel, setPanel] = useState(loadedPanel);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (loadedPanel() !== undefined) return undefined;
    let current = true;
    setFailed(false);
    loadPanel().then(
      (loaded) => current && setPanel(() => loaded),
      () => current && setFailed(true),
    );
    return () => {
      current = false;
    };
  }, [attempt]);
  return { Panel: panel, failed, retry: () => setAttempt((number) => number + 1) };
}

/** A modal `<dialog>`: the browser keeps the rest of the page still, and gives the focus back in the end. */
export function SearchDialog({ query, isSelection, onClose }: PanelProps): React.ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const { Panel, failed, retry } = usePanel();
  const [typed, setTyped] = useState(query);
  const [isComposing, setComposing] = useState(false);

  useLayoutEffect(() => {
    const element = dialog.current;
    const root = document.documentElement;
    root.toggleAttribute('data-search-gutter', window.innerWidth > root.clientWidth);
    element?.showModal();
    return () => {
      element?.close();
      root.removeAttribute('data-search-gutter');
    };
  }, []);

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
      {Panel !== undefined && !isComposing ? (
        <Panel query={typed} isSelection={isSelection && typed === query} onClose={onClose} />
      ) : (
        <Shell query={typed} isSelection={isSelection} onType={setTyped} onClose={onClose} onRetry={failed ? retry : null} />
      )}
    </dialog>,
    document.body,
  );
}
