import Translate from '@docusaurus/Translate';
import type { Props } from '@theme/LastUpdated';
import React from 'react';
import { Day } from '../../ui/day';

/** Shows when the page was last updated, using the framework's texts, which are available in every language. */
export default function LastUpdated({ lastUpdatedAt }: Props): React.ReactNode {
  if (!lastUpdatedAt) return null;
  const date = <Day date={new Date(lastUpdatedAt).toISOString().slice(0, 10)} />;
  const atDate = <Translate id="theme.lastUpdated.atDate" values={{ date }} />;
  return (
    <span className="theme-last-updated">
      <Translate id="theme.lastUpdated.lastUpdatedAtBy" values={{ atDate, byUser: '' }} />
    </span>
  );
}
