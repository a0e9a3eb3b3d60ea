import type { ReactNode } from 'react';

/** What is written into it is none of React's: it must not be taken back when React takes over the page. */
const EMPTY = { __html: '' };

/** Live region beside a button with `data-copy`, in which its listener tells the result. */
export function CopyStatus({ className }: { readonly className: string | undefined }): ReactNode {
  return <span role="status" className={className} dangerouslySetInnerHTML={EMPTY} />;
}
