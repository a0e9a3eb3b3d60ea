import Head from '@docusaurus/Head';
import type { ReactNode } from 'react';
import { markdownAddress } from './markdown-address';

/**
 * Adds a link to the page's Markdown version to the page's head. The build writes a Markdown version for each page that has this link.
 *
 * @param props.route page route, including the base URL
 */
export function MarkdownLink({ route }: { readonly route: string }): ReactNode {
  return (
    <Head>
      <link rel="alternate" type="text/markdown" href={markdownAddress(route)} />
    </Head>
  );
}
