import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { pages, type OpenBlock, type PageSummary } from './data';
import styles from './styles.module.css';

function Reason({ block: { kind, reason } }: { readonly block: OpenBlock }): ReactNode {
  switch (kind) {
    case 'not-run':
      return (
        <Translate
          id="tested.reason.notRun"
          description="Why a block was not executed; reason is a clause such as: needs a web console"
          values={{ reason }}
        >
          {'Not run: {reason}.'}
        </Translate>
      );
    case 'unproven':
      return (
        <Translate
          id="tested.reason.unproven"
          description="Why the success of a block proves nothing; reason is a clause such as: the test server ignores checksums"
          values={{ reason }}
        >
          {'Runs, but is not proven: {reason}.'}
        </Translate>
      );
    case 'changed':
      return (
        <Translate id="tested.reason.changed" description="Why a block has no mark though it ran once">
          Its text has changed since it was tested.
        </Translate>
      );
  }
}

function PageSection({ page }: { readonly page: PageSummary }): ReactNode {
  return (
    <section>
      <h3>
        <Link to={page.route}>{page.title}</Link>
      </h3>
      <ul className={styles.open}>
        {page.open.map((block, at) => (
          <li key={at}>
            <Link to={block.heading === undefined ? page.route : `${page.route}#${block.heading}`}>
              <code>{block.excerpt}</code>
            </Link>{' '}
            <Reason block={block} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Every block without proof, by page, with the reason. */
export function OpenBlocks(): ReactNode {
  const concerned = pages.filter(({ open }) => open.length > 0);
  if (concerned.length === 0) {
    return (
      <p>
        <Translate id="tested.open.none" description="Shown when every block is proven">
          There are none.
        </Translate>
      </p>
    );
  }
  return concerned.map((page) => <PageSection key={page.id} page={page} />);
}
