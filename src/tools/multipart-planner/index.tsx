/** Browser entry point of the multipart planner, for the page that contains it. */
import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { ToolPlace } from '../parts/ToolPlace';
import { FORM } from './fields';

/** The multipart planner on its page, loaded when it's opened. */
export function MultipartPlanner(): ReactNode {
  return <ToolPlace label={translate({ id: 'multipart.open' })} parameters={FORM.parameters} load={() => import('./Planner')} />;
}
