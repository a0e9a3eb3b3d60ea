import React, { useId } from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import guides from '@generated/catalogue/default/guides.json';
import { Choices, FilterForm } from '../ui/filter';
import { useAddressFilter } from '../ui/filter/use-address-filter';
import { ADDRESS, isActive, matches, NO_FILTER, QUERY_MAX, type Filter } from './filter';
import { categoryNames, labelNames } from './names';
import { CATEGORIES, LABELS, type Category, type Guide } from './taxonomy';
import styles from './styles.module.css';

const all = guides as readonly Guide[];
const usedLabels = LABELS.filter((label) => all.some((guide) => guide.labels.includes(label)));

/** All integration guides by category, with a filter where there is JavaScript. */
export function Catalogue(): React.ReactNode {
  const [filter, change] = useAddressFilter(ADDRESS);
  const shown = all.filter((guide) => matches(guide, filter));
  return (
    <>
      <Controls filter={filter} onChange={change} count={shown.length} />
      {shown.length === 0 && <NoGuide />}
      {CATEGORIES.map((category) => (
        <Section key={category} category={category} guides={shown.filter((guide) => guide.category === category)} />
      ))}
    </>
  );
}

interface ControlsProps {
  readonly filter: Filter;
  readonly onChange: (part: Partial<Filter>) => void;
  readonly count: number;
}

function Controls({ filter, onChange, count }: ControlsProps): React.ReactNode {
  const id = useId();
  return (
    <FilterForm>
      <label htmlFor={id}>
        <Translate id="catalogue.filter" />
      </label>
      <input
        id={id}
        type="search"
        value={filter.query}
        maxLength={QUERY_MAX}
        autoComplete="off"
        onChange={(event) => onChange({ query: event.target.value })}
      />
      <Choices names={labelNames()} values={usedLabels} chosen={filter.labels} onChoose={(labels) => onChange({ labels })} />
      <div className={styles.outcome}>
        <p role="status" className={styles.count}>
          <Translate id="catalogue.count" values={{ count, total: all.length }} />
        </p>
        <button type="button" disabled={!isActive(filter)} onClick={() => onChange(NO_FILTER)}>
          <Translate id="catalogue.reset" />
        </button>
      </div>
    </FilterForm>
  );
}

/** What to do with a program that has no guide. */
function NoGuide(): React.ReactNode {
  const link = (
    <Link to="/getting-started/quickstart#other-clients">
      <Translate id="catalogue.none.link" />
    </Link>
  );
  return (
    <p>
      <Translate id="catalogue.none" values={{ link }} />
    </p>
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
