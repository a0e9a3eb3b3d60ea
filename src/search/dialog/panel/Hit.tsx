import { type DocSearchModalProps } from '@docsearch/react';
import React, { useLayoutEffect, useRef } from 'react';
import { plainText } from '../../common/hit-text';
import { DefinitionLabel } from '../../common/messages';
import { searchEvents } from '../../insights/search-events';
import { makeTree } from './aria';
import { parentPage } from './docsearch-hits';

type Props = Parameters<NonNullable<DocSearchModalProps['hitComponent']>>[0];

/**
 * A row of the dialog. A result is one link; a stored search has buttons of its own, which must not stand in
 * a link, so its link lies below them. DocSearch stores the parent of a text that is selected, and nothing when the page
 * itself is not among the hits; `hit` is the object that it looks at, so the page is filled in there.
 */
export function Hit({ hit, children }: Props): React.JSX.Element {
  const cell = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => makeTree(cell.current), []);
  useLayoutEffect(() => {
    if (hit.type === 'content' && hit.hierarchy.lvl1 && '__docsearch_parent' in hit) hit.__docsearch_parent ??= parentPage(hit);
  }, [hit]);
  const isStored = !('_highlightResult' in hit);
  const heading = hit.type === 'content' ? hit.hierarchy.lvl1 : (hit.hierarchy[hit.type] ?? '');
  return (
    <div ref={cell} className="search-hit" data-type={hit.type}>
      {isStored ? (
        <>
          <a href={hit.url} tabIndex={-1} aria-label={plainText(heading)} />
          {children}
        </>
      ) : (
        <a href={hit.url} tabIndex={-1} onClick={() => searchEvents('dialog').selected(hit.objectID)}>
          {children}
          {'kind' in hit && hit.kind === 'definition' && <DefinitionLabel />}
        </a>
      )}
    </div>
  );
}
