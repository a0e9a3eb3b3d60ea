/** Loads the dialog's inside: DocSearch, the client and all that they need. */
import { type ComponentType } from 'react';

/** What the panel gets from the shell, which is on every page. */
export interface PanelProps {
  /** What was selected, or typed before the panel was there. */
  query: string;
  /** The query comes from a selection, so typing replaces it. */
  isSelection: boolean;
  onClose: () => void;
}

type Panel = ComponentType<PanelProps>;

let loaded: Panel | undefined;
let loading: Promise<Panel> | undefined;

/** The panel if it is there. */
export function loadedPanel(): Panel | undefined {
  return loaded;
}

/** Loads the panel once. @throws what the browser says when the code cannot be fetched; the next call tries again */
export function loadPanel(): Promise<Panel> {
  loading ??= import('./panel/Panel').then(
    ({ Panel }) => (loaded = Panel),
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

/** Starts loading because the reader is about to search. A failure counts when the dialog opens, not yet. */
export function preloadPanel(): void {
  void loadPanel().catch(() => undefined);
}
