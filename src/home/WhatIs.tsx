import React from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import { useBrand } from '../ui/use-brand';

/** A link to the introduction to the storage service. */
export function WhatIs(): React.ReactNode {
  const { product, slug } = useBrand();
  return (
    <Link to={`/getting-started/what-is-${slug}-ds3`}>
      <Translate id="site.home.whatIs" values={{ product }} />
    </Link>
  );
}
