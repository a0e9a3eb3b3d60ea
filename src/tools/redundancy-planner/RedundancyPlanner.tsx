import { lazy, type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { ToolPlace } from '../parts/ToolPlace';
import { PARAMETERS } from './form/fields';

const Planner = lazy(() => import('./Planner'));

/** The planner in its page. */
export function RedundancyPlanner(): ReactNode {
  return (
    <ToolPlace label={translate({ id: 'redundancy.open' })} parameters={PARAMETERS}>
      {(takesFocus) => <Planner takesFocus={takesFocus} />}
    </ToolPlace>
  );
}
