import type { ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { ChoiceField, Choices, FilterForm, Outcome, WordsField } from '../ui/filter';
import { AREAS, JSON_FILE, MARKDOWN_FILE, STATUSES } from './model';
import { areaNames, statusNames } from './names';

/** The filter at the top of the page. While it's set, only matching operations are shown. The filter is hidden without JavaScript. */
export function OperationsFilter(): ReactNode {
  return (
    <>
      <FilterForm
        label={translate({ id: 'operations.filter' })}
        items="[data-area] details[id]"
        words="summary code"
        groups="[role=search] ~ *, [data-area] > :not([id])"
      >
        <WordsField name="operation" label={translate({ id: 'operations.query' })} />
        <ChoiceField
          name="area"
          label={translate({ id: 'operations.area' })}
          all={translate({ id: 'operations.area.all' })}
          values={AREAS.filter((area) => area in areaNames)}
          nameOf={(area) => areaNames[area] ?? area}
        />
        <Choices name="status" label={translate({ id: 'operations.status' })} values={STATUSES} nameOf={(status) => statusNames[status]} />
        <Outcome texts={translate({ id: 'operations.count' })} reset={translate({ id: 'operations.reset' })} />
      </FilterForm>
      <Downloads />
    </>
  );
}

/** Links to the same data in machine-readable files. They're written after the pages, so they don't exist when links are checked. */
function Downloads(): ReactNode {
  return (
    <p>
      <Translate
        id="operations.downloads"
        values={{ json: <a href={useBaseUrl(`/${JSON_FILE}`)}>JSON</a>, markdown: <a href={useBaseUrl(`/${MARKDOWN_FILE}`)}>Markdown</a> }}
      />
    </p>
  );
}
