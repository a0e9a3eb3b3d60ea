/** Browser entry of the lifecycle builder, for the page that has it. */
import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { ToolPlace } from '../parts/ToolPlace';
import { FORM } from './form/scenario';

/** The builder in its page. */
export function LifecycleBuilder(): ReactNode {
  return <ToolPlace label={translate({ id: 'lifecycle.open' })} parameters={FORM.parameters} load={() => import('./Builder')} />;
}
