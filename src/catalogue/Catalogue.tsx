import React, { useId, useState } from 'react';
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import { usePluralForm } from '@docusaurus/theme-common';
import guides from '@generated/catalogue/default/guides.json';
import { Choices, FilterForm } from '../ui/filter';
import { matches } from './filter';
import { categoryNames, labelNames } from './names';
import { CATEGORIES, LABELS, type Category, type Guide, type Label } from './taxonomy';
import styles from './styles.module.css';

const all = guides as readonly Guide[];
const usedLabels = LABELS.filter((label) => all.some((guide) => guide.labels.includes(label)));

/** All integration guides by category, with a filter where there is JavaScript. */
export function Catalogue(): React.ReactNode {
  const [query, setQuery] = useState('');
  const [labels, setLabels] = useState<readonly Label[]>([]);
  const id = useId();
  const { selectMessage } = usePluralForm();
  const shown = all.filter((guide) => matches(guide, query, labels));
  return (
    <>
      <FilterForm>
        <label htmlFor={id}>
          <Translate id="catalogue.filter" />
        </label>
        <input id={id} type="search" value={query} maxLength={100} onChange={(event) => setQuery(event.target.value)} />
        <Choices names={labelNames()} values={usedLabels} chosen={labels} onChoose={setLabels} />
        <p role="status" className={styles.count}>
          {selectMessage(shown.length, translate({ id: 'catalogue.count' }, { count: shown.length }))}
        </p>
      </FilterForm>
      {CATEGORIES.map((category) => (
        <Section key={category} category={category} guides={shown.filter((guide) => guide.category === category)} />
      ))}
    </>
  );
}

function Section({ category, guides: list }: { category: Category; guides: readonly Guide[] }): React.ReactNode {
  const names = labelNames();
  if (list.length === 0) return null;
  return (
    <section aria-labelledby={category}>
      <h2 id={category} className={styles.heading}>
        {categoryNames()[category]}
      </h2>
      <ul role="list" className={styles.list}>
        {list.map(({ route, title, description, labels }) => (
          <li key={route}>
            <Link to={route} className={styles.title}>
              {title}
            </Link>
            <p className={styles.text}>{description}</p>
            <p className={styles.tags}>{labels.map((label) => names[label]).join(' · ')}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
