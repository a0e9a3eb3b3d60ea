import { PageMetadata } from '@docusaurus/theme-common';
import Translate, { translate } from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';
import { Day } from '../ui/day';
import { useBrand } from '../ui/use-brand';
import { judgement, operations, pages } from './data';
import { OpenBlocks } from './OpenBlocks';
import { PageTable } from './PageTable';
import styles from './styles.module.css';

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

function Introduction(): ReactNode {
  return (
    <>
      <p>
        <Translate
          id="tested.introduction"
          values={{
            proven: sum(pages.map(({ proven }) => proven)),
            total: sum(pages.map(({ total }) => total)),
            pages: pages.length,
            operations: operations.length,
          }}
        />
      </p>
      <p>
        <Translate id="tested.limits" />
      </p>
      <p>
        <Translate id="tested.clients" values={{ header: <code>Content-Type</code>, setting: <code>rgw sigv4 insecure</code> }} />
        {useBrand().features.includes('lifecycleRules') && (
          <>
            {' '}
            <Translate id="tested.lifecycle" />
          </>
        )}
      </p>
    </>
  );
}

/** Number of problems from real readers that the site solves. */
function Problems(): ReactNode {
  const { date, ...counts } = judgement;
  return (
    <p>
      <Translate id="tested.problems.text" values={{ ...counts, date: <Day date={date} />, command: <code>npm test -- relevance</code> }} />
    </p>
  );
}

interface TestedProps {
  /** Table that shows how each integration guide was checked. */
  readonly guides: ReactNode;
}

/** Lists the code blocks that were executed, by page, and every block that wasn't, with the reason. */
export function Tested({ guides }: TestedProps): ReactNode {
  const title = translate({ id: 'tested.title' });
  return (
    <Layout>
      <PageMetadata title={title} description={translate({ id: 'tested.description' })} />
      <main className="markdown wide-page">
        <Heading as="h1">{title}</Heading>
        <Introduction />
        <Heading as="h2" id="pages">
          <Translate id="tested.pages" />
        </Heading>
        <PageTable />
        <Heading as="h2" id="guides">
          <Translate id="tested.guides" />
        </Heading>
        <p>
          <Translate id="tested.guides.text" />
        </p>
        {guides}
        <Heading as="h2" id="problems">
          <Translate id="tested.problems" />
        </Heading>
        <Problems />
        <Heading as="h2" id="open">
          <Translate id="tested.open" />
        </Heading>
        <OpenBlocks />
        <Heading as="h2" id="operations">
          <Translate id="tested.operations" />
        </Heading>
        {/* A search for an operation should find the page that explains it, not this one. */}
        <ul className={styles.operations} data-search-ignore>
          {operations.map((name) => (
            <li key={name}>
              <code>{name}</code>
            </li>
          ))}
        </ul>
      </main>
    </Layout>
  );
}
