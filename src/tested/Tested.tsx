import { PageMetadata } from '@docusaurus/theme-common';
import Translate, { translate } from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';
import { operations, pages } from './data';
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
          description="First paragraph of the page about tested blocks"
          values={{
            proven: sum(pages.map(({ proven }) => proven)),
            total: sum(pages.map(({ total }) => total)),
            pages: pages.length,
            operations: operations.length,
          }}
        >
          {
            'The commands and scripts of {pages} pages are executed against a real S3 server, in order, with their own buckets and keys, and what they print is compared with what the page shows. {proven} of {total} blocks are proven as they stand; together they exercise {operations} S3 operations.'
          }
        </Translate>
      </p>
      <p>
        <Translate id="tested.limits" description="Second paragraph of the page about tested blocks">
          The test server is not your deployment. A mark says that the text of the block worked there on that day; it does not promise that
          every deployment offers the operation.
        </Translate>
      </p>
      <p>
        <Translate
          id="tested.clients"
          description="Third paragraph of the page about tested blocks: in what the run differs from a reader's terminal"
        >
          Each row names the server and the clients with their versions; they come from packages of Debian. The run supplies what a reader
          has: endpoint, keys and bucket names, over plain HTTP on one machine. An AWS CLI that does not read the endpoint from the profile
          is given it. A day of a lifecycle rule lasts a few seconds there.
        </Translate>
      </p>
    </>
  );
}

/** Which code blocks of which pages were executed, and every one that was not, with the reason. */
export function Tested(): ReactNode {
  const title = translate({ id: 'tested.title', message: 'What is tested', description: 'Title of the page about tested blocks' });
  return (
    <Layout>
      <PageMetadata
        title={title}
        description={translate({
          id: 'tested.description',
          message:
            'Which commands and scripts of the guides run against a real S3 server, when and with which versions, and which do not run and why.',
          description: 'Description of the page about tested blocks for link previews',
        })}
      />
      <main className={`markdown ${styles.page}`}>
        <Heading as="h1">{title}</Heading>
        <Introduction />
        <Heading as="h2" id="pages">
          <Translate id="tested.pages" description="Heading over the table of pages">
            Pages
          </Translate>
        </Heading>
        <PageTable />
        <Heading as="h2" id="open">
          <Translate id="tested.open" description="Heading over the list of blocks without proof">
            Blocks without proof
          </Translate>
        </Heading>
        <OpenBlocks />
        <Heading as="h2" id="operations">
          <Translate id="tested.operations" description="Heading over the list of S3 operations">
            S3 operations
          </Translate>
        </Heading>
        <ul className={styles.operations}>
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
