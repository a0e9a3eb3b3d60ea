import type { ReactNode } from 'react';

/** Empty content for React. A script outside React writes the actual content, which React must not remove during hydration. */
const EMPTY = { __html: '' };

/** Live region next to a button with `data-copy`. The button's listener announces the result there. */
export function CopyStatus({ className }: { readonly className: string | undefined }): ReactNode {
  return <span role="status" className={className} dangerouslySetInnerHTML={EMPTY} />;
}
