import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import guides from '@generated/catalogue/default/guides.json';
import type { ReactNode } from 'react';
import { CardTable } from '../ui/card-table';
import { HOWS } from './check';
import { CheckSummary } from './CheckSummary';
import type { Guide } from './taxonomy';

const all = guides as readonly Guide[];

/** Lists every guide and how it was checked. Guides whose commands were run come first. */
export function ChecksTable(): ReactNode {
  const columns = [
    translate({ id: 'catalogue.column.guide' }),
    translate({ id: 'catalogue.column.versions' }),
    translate({ id: 'catalogue.check' }),
  ];
  return (
    <CardTable heading={translate({ id: 'tested.guides' })} columns={columns}>
      {HOWS.flatMap((how) => all.filter(({ check }) => check.how === how)).map((guide) => (
        <tr key={guide.route}>
          <th scope="row">
            <Link to={guide.route}>{guide.title}</Link>
          </th>
          <td>{guide.check.versions.join(', ')}</td>
          <td>
            <CheckSummary {...guide} />
          </td>
        </tr>
      ))}
    </CardTable>
  );
}
