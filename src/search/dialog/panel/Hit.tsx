import { type DocSearchModalProps } from '@docsearch/react';
import Link from '@docusaurus/Link';
import React, { useLayoutEffect, useRef } from 'react';
import { plainText } from '../../common/markup';
import { useSearchEvents } from '../../insights/use-events';
import { makeTree } from './aria';

type Props = Parameters<NonNullable<DocSearchModalProps['hitComponent']>>[0];

/**
 * A row of the dialog. A result is one link; a stored search has buttons of its own, which must not stand in
 * a link, so its link lies below them.
 */
export function Hit({ hit, children }: Props): React.JSX.Element {
  const { selected } = useSearchEvents('dialog');
  const cell = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => makeTree(cell.current), []);
  const isStored = !('_highlightResult' in hit);
  const heading = hit.type === 'content' ? hit.hierarchy.lvl1 : (hit.hierarchy[hit.type] ?? '');
  return (
    <div ref={cell} className="search-hit">
      {isStored ? (
        <>
          <Link to={hit.url} className="search-hit__link search-hit__link--below" tabIndex={-1} aria-label={plainText(heading)} />
          {children}
        </>
      ) : (
        <Link to={hit.url} className="search-hit__link" tabIndex={-1} onClick={() => selected(hit.objectID)}>
          {children}
        </Link>
      )}
    </div>
  );
}
