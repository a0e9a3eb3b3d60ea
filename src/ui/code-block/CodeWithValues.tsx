import type { ReactNode } from 'react';

/**
 * Inline code that contains values of the reader.
 *
 * @param props.html generated at build time; a script outside React changes it, so React must not compare it
 */
export const CodeWithValues = ({ html }: { readonly html: string }): ReactNode => <code dangerouslySetInnerHTML={{ __html: html }} />;
