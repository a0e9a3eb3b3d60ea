/** Browser entry of the multipart planner, for the page that has it. */
import { lazy, type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { ToolPlace } from '../parts/ToolPlace';
import { PARAMETERS } from './form/fields';

const Planner = lazy(() => import('./Planner'));

/** The planner in its page. */
export function MultipartPlanner(): ReactNode {
  return (
    <ToolPlace label={translate({ id: 'multipart.open' })} parameters={PARAMETERS}>
      {(takesFocus) => <Planner takesFocus={takesFocus} />}
    </ToolPlace>
  );
}
