import type { ReactNode } from 'react';

/**
 * Inline code that holds values of the reader.
 *
 * @param props.html made at build time; a script that is none of React's changes it, so React must not compare it
 */
export const CodeWithValues = ({ html }: { readonly html: string }): ReactNode => <code dangerouslySetInnerHTML={{ __html: html }} />;
