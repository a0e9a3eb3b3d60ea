import Translate from '@docusaurus/Translate';
import type { Props } from '@theme/LastUpdated';
import React from 'react';
import { Day } from '../../ui/day';

/** When the page was last changed, in the framework's words, with the day as the site writes it. */
export default function LastUpdated({ lastUpdatedAt }: Props): React.ReactNode {
  if (!lastUpdatedAt) return null;
  const date = <Day date={new Date(lastUpdatedAt).toISOString().slice(0, 10)} />;
  const atDate = (
    <Translate
      id="theme.lastUpdated.atDate"
      description="The words used to describe on which date a page has been last updated"
      values={{ date }}
    >
      {' on {date}'}
    </Translate>
  );
  return (
    <span className="theme-last-updated">
      <Translate
        id="theme.lastUpdated.lastUpdatedAtBy"
        description="The sentence used to display when a page has been last updated, and by who"
        values={{ atDate, byUser: '' }}
      >
        {'Last updated{atDate}{byUser}'}
      </Translate>
    </span>
  );
}
