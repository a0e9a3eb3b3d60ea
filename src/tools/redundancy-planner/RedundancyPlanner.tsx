import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { ToolPlace } from '../parts/ToolPlace';
import { PARAMETERS } from './form/fields';

/** The planner in its page. */
export function RedundancyPlanner(): ReactNode {
  return <ToolPlace label={translate({ id: 'redundancy.open' })} parameters={PARAMETERS} load={() => import('./Planner')} />;
}
