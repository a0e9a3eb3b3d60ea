import { lazy, type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { ToolPlace } from '../parts/ToolPlace';
import { PARAMETERS } from './form/parameters';

const Tool = lazy(() => import('./Tool'));

/** The policy builder and checker in its page. */
export function PolicyTool(): ReactNode {
  return (
    <ToolPlace label={translate({ id: 'policy.open' })} parameters={PARAMETERS}>
      {(takesFocus) => <Tool takesFocus={takesFocus} />}
    </ToolPlace>
  );
}
