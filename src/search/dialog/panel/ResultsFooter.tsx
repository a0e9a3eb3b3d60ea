import { type DocSearchModalProps } from '@docsearch/react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import React from 'react';
import { formatSearch } from '../../common/search-address';
import { type Scope } from '../../common/scope';

type Props = Parameters<NonNullable<DocSearchModalProps['resultsFooterComponent']>>[0] & { scope: Scope; onClose: () => void };

/** The way to all results, on the search page. */
export function ResultsFooter({ state, scope, onClose }: Props): React.JSX.Element {
  return (
    <Link className="search-all" to={`/search${formatSearch({ query: state.query, scope })}`} onClick={onClose}>
      <Translate
        id="theme.SearchBar.seeAll"
        description="Link below the results of the search dialog"
        values={{ count: Number(state.context.nbHits) }}
      >
        {'See all {count} results'}
      </Translate>
    </Link>
  );
}
