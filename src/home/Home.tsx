import React from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import Layout from '@theme/Layout';
import SearchField from '@theme/SearchField';
import { useBrand } from '../ui/use-brand';
import { ObjectPath } from './ObjectPath';
import { Tasks } from './Tasks';
import styles from './styles.module.css';

function WhatIs(): React.ReactNode {
  const { product, slug } = useBrand();
  return (
    <Link to={`/getting-started/what-is-${slug}-ds3`}>
      <Translate id="site.home.whatIs" values={{ product }} />
    </Link>
  );
}

function Fact({ name, children }: React.PropsWithChildren<{ name: string }>): React.ReactNode {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Hero(): React.ReactNode {
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

/** The two areas of the documentation, one for each kind of reader. A site without the composer has no areas to choose from. */
function Areas(): React.ReactNode {
  if (!useBrand().features.includes('composer')) return null;
  return (
    <section className={styles.areas} aria-labelledby="areas">
      <h2 id="areas" className={styles.areasTitle}>
        <Translate id="site.home.areas" />
      </h2>
      <div>
        <h3>
          <Translate id="site.home.area.storage" />
        </h3>
        <p>
          <Translate id="site.home.area.storage.text" />
        </p>
        <WhatIs />
      </div>
      <div>
        <h3>
          <Translate id="site.home.area.composer" />
        </h3>
        <p>
          <Translate id="site.home.area.composer.text" />
        </p>
        <Link to="/composer/getting-started/what-is-ds3-composer">
          <Translate id="site.home.whatIsComposer" />
        </Link>
      </div>
    </section>
  );
}

/** The home page: what the service is, a search field, common tasks, and the two areas. */
export function Home({ integrations }: { integrations: React.ReactNode }): React.ReactNode {
  const { product, features } = useBrand();
  const description =
    features.includes('composer') && features.includes('objectLock')
      ? translate({ id: 'site.home.description' }, { product })
      : translate({ id: 'site.home.description.storage' }, { product });
  return (
    <Layout description={description}>
      <main className={clsx('wide-page', styles.home)}>
        <Hero />
        <Tasks />
        <ObjectPath />
        <Areas />
        {integrations}
      </main>
    </Layout>
  );
}
