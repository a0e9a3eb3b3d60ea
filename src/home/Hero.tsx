import React from 'react';
import Translate from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import SearchField from '@theme/SearchField';
import { useBrand } from '../site/brand';
import styles from './styles.module.css';

export function Hero(): React.ReactNode {
  const { product, name, slug, endpoint, region } = useBrand();
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
        <div>
          <dt>
            <Translate id="site.home.endpoint" description="Label of the S3 endpoint on the home page">
              Endpoint
            </Translate>
          </dt>
          <dd>
            <code>{endpoint}</code>
          </dd>
        </div>
        <div>
          <dt>
            <Translate id="site.home.region" description="Label of the region on the home page">
              Region
            </Translate>
          </dt>
          <dd>
            <code>{region}</code>
          </dd>
        </div>
        <div>
          <dt>
            <Translate id="site.home.new" description="Label before the link to the introduction on the home page">
              New here
            </Translate>
          </dt>
          <dd>
            <Link to={`/getting-started/what-is-${slug}-ds3`}>
              <Translate id="site.home.whatIs" description="Link to the introduction on the home page" values={{ name }}>
                {'What is {name} DS3?'}
              </Translate>
            </Link>
          </dd>
        </div>
      </dl>
    </header>
  );
}
