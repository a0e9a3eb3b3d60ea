import { createContext, useContext, useEffect, useRef, useState, type ReactNode } from 'react';
import styles from './styles.module.css';
import { say } from './say';

/** Time that the confirmation is shown, in ms. */
const SHOWN_MS = 2_000;

/** Whether the results are for the last valid values instead of the current ones, so they can't be copied. */
export const Stale = createContext(false);

interface CopyTextProps {
  readonly label: string;
  /** Returns the text when the button is pressed, because an address may have changed since the last render. */
  readonly text: () => string;
}

/** Button that copies text. If the browser denies clipboard access, the text is shown so that the reader can copy it manually. */
export function CopyText({ label, text }: CopyTextProps): ReactNode {
  const [{ copied, refused }, setState] = useState<{ readonly copied: boolean; readonly refused?: string }>({ copied: false });
  const isStale = useContext(Stale);
  const timer = useRef<number>(undefined);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  useEffect(() => field.current?.select(), [refused]);
  const copy = async (): Promise<void> => {
    const content = text();
    window.clearTimeout(timer.current);
    try {
      await navigator.clipboard.writeText(content);
    } catch {
      // Over plain HTTP, the clipboard API is missing. The resulting TypeError is handled like a denial, so the reader gets the text.
      setState({ copied: false, refused: content });
      return;
    }
    setState({ copied: true });
    timer.current = window.setTimeout(() => setState({ copied: false }), SHOWN_MS);
  };
  const answer = say('tools.copied');
  return (
    <span className={styles.copy}>
      <button type="button" disabled={isStale} data-answer={copied ? answer : undefined} onClick={() => void copy()}>
        {label}
      </button>
      <span role="status" className={refused === undefined ? 'visually-hidden' : styles.refused}>
        {copied && answer}
        {refused !== undefined && say('tools.refused')}
      </span>
      {refused !== undefined && <textarea ref={field} readOnly value={refused} rows={4} aria-label={label} />}
    </span>
  );
}
