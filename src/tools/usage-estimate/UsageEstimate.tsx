import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { ToolPlace } from '../parts/ToolPlace';
import { PARAMETERS } from './form/fields';

/** The estimate in its page. */
export function UsageEstimate(): ReactNode {
  return <ToolPlace label={translate({ id: 'usage.open' })} parameters={PARAMETERS} load={() => import('./Estimate')} />;
}
