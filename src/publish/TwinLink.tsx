import Head from '@docusaurus/Head';
import type { ReactNode } from 'react';
import { twinOf } from './twin-of';

/**
 * Names the Markdown twin of a page in its head. The build writes a twin for each page that has this.
 *
 * @param props.route of the page, base URL included
 */
export function TwinLink({ route }: { readonly route: string }): ReactNode {
  return (
    <Head>
      <link rel="alternate" type="text/markdown" href={twinOf(route)} />
    </Head>
  );
}
