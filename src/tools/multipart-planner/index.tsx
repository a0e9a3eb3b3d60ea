/** Browser entry of the multipart planner, for the page that has it. */
import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { ToolPlace } from '../parts/ToolPlace';
import { FORM } from './fields';

/** The planner in its page. */
export function MultipartPlanner(): ReactNode {
  return <ToolPlace label={translate({ id: 'multipart.open' })} parameters={FORM.parameters} load={() => import('./Planner')} />;
}
