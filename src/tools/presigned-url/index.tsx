/** Browser entry of the presigned URL explainer, for the page that has it. */
import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { ToolPlace } from '../parts/ToolPlace';

/** A link is a secret while it is valid: nothing of this tool ever stands in the address. */
const PARAMETERS = {};

/** The explainer in its page. */
export function PresignedUrl(): ReactNode {
  return <ToolPlace label={translate({ id: 'presigned.open' })} parameters={PARAMETERS} load={() => import('./Explainer')} />;
}
