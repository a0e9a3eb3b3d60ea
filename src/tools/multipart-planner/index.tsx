/** Browser entry point of the multipart planner, for the page that contains it. */
import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { ToolPlace } from '../parts/ToolPlace';
import { FORM } from './fields';

/** The planner on its page. */
export function MultipartPlanner(): ReactNode {
  return <ToolPlace label={translate({ id: 'multipart.open' })} parameters={FORM.parameters} load={() => import('./Planner')} />;
}
