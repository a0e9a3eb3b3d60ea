import Head from '@docusaurus/Head';
import type { ReactNode } from 'react';
import { markdownAddress } from './markdown-address';

/**
 * Names the Markdown version of a page in its head. The build writes a Markdown version for each page that has this.
 *
 * @param props.route of the page, base URL included
 */
export function MarkdownLink({ route }: { readonly route: string }): ReactNode {
  return (
    <Head>
      <link rel="alternate" type="text/markdown" href={markdownAddress(route)} />
    </Head>
  );
}
