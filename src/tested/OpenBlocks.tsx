import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { pages, type OpenBlock, type PageSummary } from './data';

function Reason({ block: { kind, reason } }: { readonly block: OpenBlock }): ReactNode {
  switch (kind) {
    case 'not-run':
      return <Translate id="tested.reason.notRun" values={{ reason }} />;
    case 'absent':
      return <Translate id="tested.reason.absent" values={{ program: reason }} />;
    case 'unproven':
      return <Translate id="tested.reason.unproven" values={{ reason }} />;
    case 'changed':
      return <Translate id="tested.reason.changed" />;
  }
}

function PageSection({ page }: { readonly page: PageSummary }): ReactNode {
  return (
    <details data-search-ignore>
      <summary>
        {page.title} ({page.open.length})
      </summary>
      <ul>
        {page.open.map((block, at) => (
          <li key={at}>
            <Link to={block.heading === undefined ? page.route : `${page.route}#${block.heading}`}>
              <code>{block.excerpt}</code>
            </Link>{' '}
            <Reason block={block} />
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Every block without proof, with the reason, in collapsible lists by page. */
export function OpenBlocks(): ReactNode {
  const concerned = pages.filter(({ open }) => open.length > 0);
  if (concerned.length === 0) {
    return (
      <p>
        <Translate id="tested.open.none" />
      </p>
    );
  }
  return concerned.map((page) => <PageSection key={page.id} page={page} />);
}
