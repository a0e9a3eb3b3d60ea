/** Browser entry point of the redundancy planner, for the page that contains it. */
import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { ToolPlace } from '../parts/ToolPlace';
import { FORM } from './fields';

/** The redundancy planner on its page, loaded when it's opened. */
export function RedundancyPlanner(): ReactNode {
  return <ToolPlace label={translate({ id: 'redundancy.open' })} parameters={FORM.parameters} load={() => import('./Planner')} />;
}
