import Translate from '@docusaurus/Translate';
import type { Props } from '@theme/LastUpdated';
import React from 'react';
import { Day } from '../../ui/day';

/** When the page was last changed. */
export default function LastUpdated({ lastUpdatedAt }: Props): React.ReactNode {
  if (!lastUpdatedAt) return null;
  const date = <Day date={new Date(lastUpdatedAt).toISOString().slice(0, 10)} />;
  return (
    <span className="theme-last-updated">
      <Translate id="site.lastUpdated" values={{ date }} />
    </span>
  );
}
