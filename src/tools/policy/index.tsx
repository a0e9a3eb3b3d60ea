import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { ToolPlace } from '../parts/ToolPlace';
import { PARAMETERS } from './form/parameters';

/** The policy tool on its page, loaded when it's opened. */
export function PolicyTool(): ReactNode {
  return <ToolPlace label={translate({ id: 'policy.open' })} parameters={PARAMETERS} load={() => import('./Tool')} />;
}
