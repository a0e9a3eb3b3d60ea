import type { ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { ListFilter } from '../ui/filter';
import { AREAS, JSON_FILE, MARKDOWN_FILE, STATUSES } from './model';
import { areaNames, statusNames } from './names';

/** The filter at the top of the page, and links to the same data in files. These are written after the links on pages are checked. */
export function OperationsFilter(): ReactNode {
  const areas = AREAS.flatMap((area) => (areaNames[area] === undefined ? [] : [[area, areaNames[area]] as const]));
  const files = { json: <a href={useBaseUrl(`/${JSON_FILE}`)}>JSON</a>, markdown: <a href={useBaseUrl(`/${MARKDOWN_FILE}`)}>Markdown</a> };
  return (
    <>
      <ListFilter
        label={translate({ id: 'operations.filter' })}
        items="[data-area] details[id]"
        words="summary code"
        groups="[role=search] ~ *, [data-area] > :not([id])"
        fields={[
          { name: 'operation', label: translate({ id: 'operations.query' }) },
          { name: 'area', label: translate({ id: 'operations.area' }), all: translate({ id: 'operations.area.all' }), values: areas },
          {
            name: 'status',
            label: translate({ id: 'operations.status' }),
            values: STATUSES.map((status) => [status, statusNames[status]]),
          },
        ]}
        count={translate({ id: 'operations.count' })}
        reset={translate({ id: 'operations.reset' })}
      />
      <p>
        <Translate id="operations.downloads" values={files} />
      </p>
    </>
  );
}
