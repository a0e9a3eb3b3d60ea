import Head from '@docusaurus/Head';
import type { ReactNode } from 'react';
import { markdownAddress } from './markdown-address';

/**
 * Links to the Markdown version of a page in its head. The build writes a Markdown version for each page that has this link.
 *
 * @param props.route route of the page, including the base URL
 */
export function MarkdownLink({ route }: { readonly route: string }): ReactNode {
  return (
    <Head>
      <link rel="alternate" type="text/markdown" href={markdownAddress(route)} />
    </Head>
  );
}
