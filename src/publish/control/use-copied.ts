import { useCallback, useEffect, useRef, useState } from 'react';
import { copyFile } from './copy-file';

/** How long the answer stays, in ms. */
const SHOWN_MS = 2_000;

/** @param url of the file that is copied; where that fails, the browser opens it */
export function useCopied(url: string): { copied: boolean; copy: () => void } {
  const [copied, setCopied] = useState(false);
  const timer = useRef<number | undefined>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  const copy = useCallback(() => {
    const succeeded = (): void => {
      setCopied(true);
      window.clearTimeout(timer.current);
      timer.current = window.setTimeout(() => setCopied(false), SHOWN_MS);
    };
    // The reason of a refusal does not matter to the reader, who gets the text all the same.
    copyFile(url).then(succeeded, () => window.location.assign(url));
  }, [url]);
  return { copied, copy };
}
