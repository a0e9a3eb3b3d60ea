import { useId, useMemo, type ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import { usePluralForm } from '@docusaurus/theme-common';
import { Choices, FilterForm } from '../ui/filter';
import { useAddressFilter } from '../ui/filter/use-address-filter';
import { Downloads } from './Downloads';
import { ADDRESS, isActive, matches, NO_FILTER, QUERY_MAX, type Filter } from './filter';
import { AREAS, STATUSES, type Row } from './model';
import { areaNames, statusNames } from './names';
import { ShownContext } from './shown';
import styles from './styles.module.css';

interface OperationsFilterProps {
  /** All rows as JSON; the build writes them into the page. */
  readonly rows: string;
  /** Headings and tables. */
  readonly children: ReactNode;
}

/** Stands around the tables of all areas and shows the rows that pass. Without JavaScript there is no filter. */
export function OperationsFilter({ rows, children }: OperationsFilterProps): ReactNode {
  const all = useMemo(() => JSON.parse(rows) as readonly Row[], [rows]);
  const [filter, change] = useAddressFilter(ADDRESS);
  const shown = useMemo(() => {
    const passing = all.filter((row) => matches(row, filter));
    return {
      names: new Set(passing.map(({ name }) => name)),
      areas: new Set(passing.map(({ area }) => area)),
      isFiltered: isActive(filter),
    };
  }, [all, filter]);
  return (
    <ShownContext value={shown}>
      <Controls filter={filter} onChange={change} count={shown.names.size} />
      <Downloads />
      {children}
    </ShownContext>
  );
}

interface ControlsProps {
  readonly filter: Filter;
  readonly onChange: (part: Partial<Filter>) => void;
  readonly count: number;
}

function Controls({ filter, onChange, count }: ControlsProps): ReactNode {
  const { query, area, statuses } = filter;
  return (
    <FilterForm className={styles.filter} label={translate({ id: 'operations.filter' })}>
      <QueryBox query={query} onQuery={(value) => onChange({ query: value })} />
      <AreaBox area={area} onArea={(value) => onChange({ area: value })} />
      <Choices
        label={translate({ id: 'operations.status' })}
        names={statusNames}
        values={STATUSES}
        chosen={statuses}
        onChoose={(value) => onChange({ statuses: value })}
      />
      <div className={styles.outcome}>
        <Count count={count} />
        <button type="button" disabled={!isActive(filter)} onClick={() => onChange(NO_FILTER)}>
          <Translate id="operations.reset" />
        </button>
      </div>
    </FilterForm>
  );
}

function QueryBox({ query, onQuery }: { readonly query: string; readonly onQuery: (query: string) => void }): ReactNode {
  const id = useId();
  return (
    <p className={styles.field}>
      <label htmlFor={id}>
        <Translate id="operations.query" />
      </label>
      <input
        id={id}
        type="search"
        value={query}
        maxLength={QUERY_MAX}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => onQuery(event.target.value)}
      />
    </p>
  );
}

function AreaBox({ area, onArea }: { readonly area: Filter['area']; readonly onArea: (area: Filter['area']) => void }): ReactNode {
  const id = useId();
  return (
    <p className={styles.field}>
      <label htmlFor={id}>
        <Translate id="operations.area" />
      </label>
      <select id={id} value={area ?? ''} onChange={(event) => onArea(AREAS.find((candidate) => candidate === event.target.value))}>
        <option value="">{translate({ id: 'operations.area.all' })}</option>
        {AREAS.map((candidate) => (
          <option key={candidate} value={candidate}>
            {areaNames[candidate]}
          </option>
        ))}
      </select>
    </p>
  );
}

function Count({ count }: { readonly count: number }): ReactNode {
  const { selectMessage } = usePluralForm();
  const message = translate({ id: 'operations.count' }, { count });
  return (
    <p role="status" className={styles.count}>
      {selectMessage(count, message)}
    </p>
  );
}
