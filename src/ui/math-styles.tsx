import Head from '@docusaurus/Head';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type { ReactNode } from 'react';

/** Links the style sheet of formulas; the build puts it on pages that have some. */
export function MathStyles({ styleSheet }: { readonly styleSheet: string }): ReactNode {
  const href = useBaseUrl(`/${styleSheet}`);
  return (
    <Head>
      <link rel="stylesheet" href={href} />
    </Head>
  );
}
