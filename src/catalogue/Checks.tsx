import { useDoc } from '@docusaurus/plugin-content-docs/client';
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import { usePluginData } from '@docusaurus/useGlobalData';
import type { ReactNode } from 'react';
import { CardTable } from '../ui/card-table';
import { Day } from '../ui/day';
import { guides, howName } from './names';
import type { CatalogueData } from './plugin';
import { HOWS, isOld, type Guide, type GuideCheck } from './taxonomy';
import styles from './styles.module.css';

/** States below a guide's title which versions it was written for, and how and when it was checked. Renders nothing on other pages. */
export function CheckNote(): ReactNode {
  const { newest } = usePluginData('catalogue') as CatalogueData;
  const { check } = useDoc().frontMatter as { readonly check?: Omit<GuideCheck, 'date'> & { readonly date: string | Date } };
  if (check === undefined) return null;
  // The framework's YAML parser converts dates to `Date` objects.
  const date = new Date(check.date).toISOString().slice(0, 10);
  return (
    <p className={styles.note} data-check data-search-ignore>
      <Sentence {...check} date={date} />
      {isOld(date, newest) && (
        <>
          {' '}
          <Translate id="catalogue.check.page.old" />
        </>
      )}
    </p>
  );
}

function Sentence({ how, versions, date, server }: GuideCheck): ReactNode {
  const link = (
    <Link to="/tested#guides">
      <Translate id="catalogue.check.page.link" />
    </Link>
  );
  const values = { versions: versions.join(', '), date: <Day date={date} />, server, link };
  switch (how) {
    case 'run':
      return <Translate id="catalogue.check.page.run" values={values} />;
    case 'read':
      return <Translate id="catalogue.check.page.read" values={values} />;
    case 'none':
      return <Translate id="catalogue.check.page.none" values={values} />;
  }
}

/** States in one line how and when a guide was checked. */
export function CheckSummary({ check: { how, date }, isOld }: Pick<Guide, 'check' | 'isOld'>): ReactNode {
  return (
    <>
      {howName(how)}, <Day date={date} />
      {isOld && (
        <>
          {' '}
          (<Translate id="catalogue.check.old" />)
        </>
      )}
    </>
  );
}

/** Lists every guide and how it was checked. Guides whose commands were run come first. */
export function ChecksTable(): ReactNode {
  const columns = [
    translate({ id: 'catalogue.column.guide' }),
    translate({ id: 'catalogue.column.versions' }),
    translate({ id: 'catalogue.check' }),
  ];
  return (
    <CardTable heading={translate({ id: 'tested.guides' })} columns={columns}>
      {HOWS.flatMap((how) => guides.filter(({ check }) => check.how === how)).map((guide) => (
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
