import { useLocation } from '@docusaurus/router';
import { useEffect } from 'react';

/** Opens the row that the address names (`#PutBucketAcl`), with the fold around it. Browsers scroll to it, and open nothing. */
export function useOpenedRow(): void {
  const { hash } = useLocation();
  useEffect(() => {
    const row = document.getElementById(hash.slice(1));
    if (!(row instanceof HTMLDetailsElement)) return;
    for (let fold: Element | null | undefined = row; fold instanceof HTMLDetailsElement; fold = fold.parentElement?.closest('details'))
      fold.open = true;
    row.scrollIntoView();
  }, [hash]);
}
