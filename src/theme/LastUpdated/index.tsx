import Translate from '@docusaurus/Translate';
import type { Props } from '@theme/LastUpdated';
import React from 'react';
import { Day } from '../../ui/day';

/** Shows when the page was last updated, using the framework's texts, which are available in every language. */
export default function LastUpdated({ lastUpdatedAt }: Props): React.ReactNode {
  if (!lastUpdatedAt) return null;
  const date = <Day date={new Date(lastUpdatedAt).toISOString().slice(0, 10)} />;
  const atDate = (
    <Translate id="theme.lastUpdated.atDate" description="Part of the line below a page" values={{ date }}>
      {' on {date}'}
    </Translate>
  );
  return (
    <span className="theme-last-updated">
      <Translate id="theme.lastUpdated.lastUpdatedAtBy" description="Line below a page" values={{ atDate, byUser: '' }}>
        {'Last updated{atDate}{byUser}'}
      </Translate>
    </span>
  );
}
