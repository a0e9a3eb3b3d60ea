import Translate, { translate } from '@docusaurus/Translate';
import { useId, type ReactNode } from 'react';
import { Choices, FilterForm } from '../ui/filter';
import { HOWS } from './check';
import { isActive, NO_FILTER, QUERY_MAX, type Filter } from './filter';
import { categoryNames, howNames, labelNames } from './names';
import { CATEGORIES, LABELS, type Guide } from './taxonomy';
import styles from './styles.module.css';

interface ControlsProps {
  readonly filter: Filter;
  readonly onChange: (part: Partial<Filter>) => void;
  readonly all: readonly Guide[];
  /** How many guides the filter leaves. */
  readonly count: number;
}

/** The filter of the catalogue. Each choice says how many guides it has. */
export function Controls({ filter, onChange, all, count }: ControlsProps): ReactNode {
  const usedLabels = LABELS.filter((label) => all.some((guide) => guide.labels.includes(label)));
  return (
    <FilterForm className={styles.filter} label={translate({ id: 'catalogue.filter.form' })}>
      <QueryBox query={filter.query} onQuery={(query) => onChange({ query })} />
      <ChoiceBox
        label={translate({ id: 'catalogue.category' })}
        names={categoryNames()}
        values={CATEGORIES}
        chosen={filter.category}
        onChoose={(category) => onChange({ category })}
        countOf={(category) => all.filter((guide) => guide.category === category).length}
      />
      <ChoiceBox
        label={translate({ id: 'catalogue.check' })}
        names={howNames()}
        values={HOWS}
        chosen={filter.how}
        onChoose={(how) => onChange({ how })}
        countOf={(how) => all.filter(({ check }) => check.how === how).length}
      />
      <Choices
        label={translate({ id: 'catalogue.labels' })}
        names={labelNames()}
        values={usedLabels}
        chosen={filter.labels}
        onChoose={(labels) => onChange({ labels })}
      />
      <div className={styles.outcome}>
        <p role="status" className={styles.count}>
          {translate({ id: 'catalogue.count' }, { count, total: all.length })}
        </p>
        <button type="button" disabled={!isActive(filter)} onClick={() => onChange(NO_FILTER)}>
          <Translate id="catalogue.reset" />
        </button>
      </div>
    </FilterForm>
  );
}

function QueryBox({ query, onQuery }: { readonly query: string; readonly onQuery: (query: string) => void }): ReactNode {
  const id = useId();
  return (
    <p className={styles.query}>
      <label htmlFor={id}>
        <Translate id="catalogue.filter" />
      </label>
      <input
        id={id}
        type="search"
        value={query}
        maxLength={QUERY_MAX}
        autoComplete="off"
        onChange={(event) => onQuery(event.target.value)}
      />
    </p>
  );
}

interface ChoiceBoxProps<Value extends string> {
  readonly label: string;
  readonly names: Readonly<Record<Value, string>>;
  readonly values: readonly Value[];
  readonly chosen: Value | undefined;
  readonly onChoose: (chosen: Value | undefined) => void;
  readonly countOf: (value: Value) => number;
}

/** One of several values, or all. Values that no guide has are left out. */
function ChoiceBox<Value extends string>({ label, names, values, chosen, onChoose, countOf }: ChoiceBoxProps<Value>): ReactNode {
  const id = useId();
  return (
    <p className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={chosen ?? ''} onChange={(event) => onChoose(values.find((value) => value === event.target.value))}>
        <option value="">{translate({ id: 'catalogue.all' })}</option>
        {values
          .filter((value) => countOf(value) > 0)
          .map((value) => (
            <option key={value} value={value}>
              {names[value]} ({countOf(value)})
            </option>
          ))}
      </select>
    </p>
  );
}
