/** Browser entry point of the presigned URL explainer, for the page that contains it. */
import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { ToolPlace } from '../parts/ToolPlace';

/** A link is a secret while it's valid, so this tool never writes anything to the address. */
const PARAMETERS = {};

/** The presigned URL explainer on its page, loaded when it's opened. */
export function PresignedUrl(): ReactNode {
  return <ToolPlace label={translate({ id: 'presigned.open' })} parameters={PARAMETERS} load={() => import('./Explainer')} />;
}
