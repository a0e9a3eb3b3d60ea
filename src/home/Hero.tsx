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
    <header className={styles.hero}>
      <h1 className={styles.title}>
        <Translate id="site.home.title" description="Title of the home page">
          S3 object storage, spread over many sites
        </Translate>
      </h1>
      <p className={styles.lead}>
        <Translate id="site.home.lead" description="What the service is, on the home page" values={{ product }}>
          {
            '{product} speaks the S3 API. It encrypts each object, splits it into shards, and keeps every shard on a different disk, in more than one place.'
          }
        </Translate>
      </p>
      <SearchField />
      <dl className={styles.facts}>
        <Fact name={translate({ id: 'site.home.endpoint', message: 'Endpoint', description: 'Label of the S3 endpoint on the home page' })}>
          <code>{endpoint}</code>
        </Fact>
        <Fact name={translate({ id: 'site.home.region', message: 'Region', description: 'Label of the region on the home page' })}>
          <code>{region}</code>
        </Fact>
        <Fact name={translate({ id: 'site.home.new', message: 'New here', description: 'Before the link to the introduction, home page' })}>
          <WhatIs />
        </Fact>
      </dl>
    </header>
  );
}
