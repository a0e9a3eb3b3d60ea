import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { ChoiceField, Choices, FilterForm, Outcome, WordsField } from '../ui/filter';
import { Downloads } from './Downloads';
import { AREAS, STATUSES } from './model';
import { areaNames, statusNames } from './names';

interface OperationsFilterProps {
  /** Number of operations, which the build writes into the page. */
  readonly total: string;
  /** Headings and tables. */
  readonly children: ReactNode;
}

/** The filter, followed by the tables of all areas. The filter isn't shown without JavaScript. */
export function OperationsFilter({ total, children }: OperationsFilterProps): ReactNode {
  return (
    <>
      <FilterForm
        label={translate({ id: 'operations.filter' })}
        items="[data-area] details[id]"
        words="summary code"
        groups="[data-area], [data-area] > :not([id])"
      >
        <WordsField name="operation" label={translate({ id: 'operations.query' })} />
        <ChoiceField
          name="area"
          label={translate({ id: 'operations.area' })}
          all={translate({ id: 'operations.area.all' })}
          values={AREAS}
          nameOf={(area) => areaNames[area]}
        />
        <Choices name="status" label={translate({ id: 'operations.status' })} values={STATUSES} nameOf={(status) => statusNames[status]} />
        <Outcome texts={translate({ id: 'operations.count' })} total={Number(total)} reset={translate({ id: 'operations.reset' })} />
      </FilterForm>
      <Downloads />
      {children}
    </>
  );
}
