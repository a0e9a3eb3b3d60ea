/** Browser entry of the redundancy planner, for the page that has it. */
import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { ToolPlace } from '../parts/ToolPlace';
import { FORM } from './fields';

/** The planner in its page. */
export function RedundancyPlanner(): ReactNode {
  return <ToolPlace label={translate({ id: 'redundancy.open' })} parameters={FORM.parameters} load={() => import('./Planner')} />;
}
