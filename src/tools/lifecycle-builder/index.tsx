import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { ToolPlace } from '../parts/ToolPlace';
import { FORM } from './form/scenario';

/** The lifecycle builder on its page, loaded when it's opened. */
export function LifecycleBuilder(): ReactNode {
  return <ToolPlace label={translate({ id: 'lifecycle.open' })} parameters={FORM.parameters} load={() => import('./Builder')} />;
}
