import React from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import SearchField from '@theme/SearchField';
import { useBrand } from '../ui/use-brand';
import { WhatIs } from './WhatIs';
import styles from './styles.module.css';

function Fact({ name, children }: React.PropsWithChildren<{ name: string }>): React.ReactNode {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

export function Hero(): React.ReactNode {
  const { product, endpoint, region } = useBrand();
  return (
    <header>
      <h1 className={styles.title}>
        <Translate id="site.home.title" />
      </h1>
      <p className={styles.lead}>
        <Translate id="site.home.lead" values={{ product }} />
      </p>
      <SearchField />
      <dl className={styles.facts}>
        <Fact name={translate({ id: 'site.home.endpoint' })}>
          <code>{endpoint}</code>
        </Fact>
        <Fact name={translate({ id: 'site.home.region' })}>
          <code>{region}</code>
        </Fact>
        <Fact name={translate({ id: 'site.home.new' })}>
          <WhatIs />
        </Fact>
      </dl>
    </header>
  );
}
