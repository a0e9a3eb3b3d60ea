/** Browser entry of the usage estimate, for the page that has it. */
import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { ToolPlace } from '../parts/ToolPlace';
import { FORM } from './fields';

/** The estimate in its page. */
export function UsageEstimate(): ReactNode {
  return <ToolPlace label={translate({ id: 'usage.open' })} parameters={FORM.parameters} load={() => import('./Estimate')} />;
}
