import type { ReactNode } from 'react';

/** A script outside React writes the content, and React must not remove it during hydration. */
const EMPTY = { __html: '' };

/** Live region next to a button with `data-copy`. The button's listener announces the result in it. */
export function CopyStatus({ className }: { readonly className: string | undefined }): ReactNode {
  return <span role="status" className={className} dangerouslySetInnerHTML={EMPTY} />;
}
