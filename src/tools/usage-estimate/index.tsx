/** Browser entry point of the usage estimate, for the page that contains it. */
import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { ToolPlace } from '../parts/ToolPlace';
import { formFor } from './fields';

const { parameters } = formFor(null);

/** The usage estimate on its page, loaded when it's opened. */
export function UsageEstimate(): ReactNode {
  return <ToolPlace label={translate({ id: 'usage.open' })} parameters={parameters} load={() => import('./Estimate')} />;
}
