import { type DocSearchModalProps } from '@docsearch/react';
import React, { useLayoutEffect, useRef } from 'react';
import { plainText } from '../../common/hit-text';
import { DefinitionLabel } from '../../common/messages';
import { searchEvents } from '../../insights/search-events';
import { parentPage } from './hits';
import { makeTree } from './remote-control';

type Props = Parameters<NonNullable<DocSearchModalProps['hitComponent']>>[0];

/**
 * A row in the dialog. A result is a single link. A stored search has its own buttons, which aren't allowed inside a link, so its link is
 * placed below them. If the reader selects a text hit, DocSearch stores its parent page, or nothing if that page isn't among the hits.
 * DocSearch reads the parent from `hit`, so this component adds the page there.
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
