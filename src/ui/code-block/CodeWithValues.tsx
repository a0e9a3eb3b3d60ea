import type { ReactNode } from 'react';

/**
 * Inline code that contains the reader's values.
 *
 * @param props.html generated at build time; a script outside React changes it, so React must not compare it
 */
export const CodeWithValues = ({ html }: { readonly html: string }): ReactNode => <code dangerouslySetInnerHTML={{ __html: html }} />;
