import React from 'react';
import Layout from '@theme/Layout';
import { translate } from '@docusaurus/Translate';
import { useBrand } from '../ui/use-brand';
import { Areas } from './Areas';
import { Hero } from './Hero';
import { ObjectPath } from './ObjectPath';
import { Tasks } from './Tasks';
import styles from './styles.module.css';

/** The home page: what the service is, a search field, common tasks, and the two areas. */
export function Home({ integrations }: { integrations: React.ReactNode }): React.ReactNode {
  const { product, features } = useBrand();
  const description =
    features.includes('composer') && features.includes('objectLock')
      ? translate({ id: 'site.home.description' }, { product })
      : translate({ id: 'site.home.description.storage' }, { product });
  return (
    <Layout description={description}>
      <main className={styles.home}>
        <Hero />
        <Tasks />
        <ObjectPath />
        <Areas />
        {integrations}
      </main>
    </Layout>
  );
}
