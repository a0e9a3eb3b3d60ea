import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { CardTable } from '../ui/card-table';
import { Day } from '../ui/day';
import { pages, type PageSummary } from './data';
import styles from './styles.module.css';

const versions = ({ clients, server }: PageSummary): string =>
  [server, ...Object.entries(clients).map(([name, version]) => `${name} ${version}`)].filter((part) => part !== undefined).join(', ');

function Row({ page }: { readonly page: PageSummary }): ReactNode {
  return (
    <tr>
      <th scope="row">
        <Link to={page.route}>{page.title}</Link>
      </th>
      <td className={styles.number}>
        <Translate id="tested.count" values={{ proven: page.proven, total: page.total }} />
      </td>
      <td className={styles.date}>{page.date && <Day date={page.date} />}</td>
      <td>{versions(page)}</td>
    </tr>
  );
}

/** Table with one row per page: how many of its blocks are proven, when, and with which versions. */
export function PageTable(): ReactNode {
  const columns = [
    translate({ id: 'tested.column.page' }),
    translate({ id: 'tested.column.blocks' }),
    translate({ id: 'tested.column.date' }),
    translate({ id: 'tested.column.versions' }),
  ];
  return (
    <CardTable heading={translate({ id: 'tested.pages' })} columns={columns}>
      {pages.map((page) => (
        <Row key={page.id} page={page} />
      ))}
    </CardTable>
  );
}
