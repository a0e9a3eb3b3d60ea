/** Browser entry point of the presigned URL explainer, for the page that contains it. */
import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { ToolPlace } from '../parts/ToolPlace';

/** A link is a secret while it is valid, so nothing from this tool is ever written to the address. */
const PARAMETERS = {};

/** The explainer on its page. */
export function PresignedUrl(): ReactNode {
  return <ToolPlace label={translate({ id: 'presigned.open' })} parameters={PARAMETERS} load={() => import('./Explainer')} />;
}
