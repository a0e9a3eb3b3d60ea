import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import guides from '@generated/catalogue/default/guides.json';
import type { ReactNode } from 'react';
import { ScrollRegion } from '../ui/scroll-region';
import { HOWS } from './check';
import { CheckSummary } from './CheckSummary';
import type { Guide } from './taxonomy';

const all = guides as readonly Guide[];

/** Every guide with how it was checked, those that were run first. */
export function ChecksTable(): ReactNode {
  const columns = [
    translate({ id: 'catalogue.column.guide' }),
    translate({ id: 'catalogue.column.versions' }),
    translate({ id: 'catalogue.check' }),
  ];
  return (
    <ScrollRegion kind="table" heading={translate({ id: 'tested.guides' })}>
      <table data-search-ignore>
        <thead>
          <tr>
            {columns.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
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
        </tbody>
      </table>
    </ScrollRegion>
  );
}
