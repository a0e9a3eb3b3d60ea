/** The seam between the shell, which is on every page, and the panel, which loads on demand. */
export interface PanelProps {
  /** What was selected, or typed before the panel was there. */
  query: string;
  /** The query comes from a selection, so typing replaces it. */
  isSelection: boolean;
  onClose: () => void;
}
