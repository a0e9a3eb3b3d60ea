/** Makes a hit fit for DocSearch, which puts most of its text into the page as HTML, and keeps some in storage. */
import { hitUrl } from '../../common/hit-url';
import { onlyMarks, plainText } from '../../common/markup';
import { type SearchHit } from '../../contract';
import { groupName, secondLine } from './by-page';

/** A copy of a value with every text in it changed. */
function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapTexts(item, change)]));
}

const withoutMarks = (html: string): string => html.replace(/<\/?mark>/g, '');

/**
 * @returns undefined for a hit that leads nowhere. Else: only mark tags are left, hits group by page, the area
 * (lvl0) and the group's name are plain text, because DocSearch shows them so, and the content is no longer
 * than its snippet.
 */
export function tidyHit(hit: SearchHit, siteUrl: string): SearchHit | undefined {
  const url = hitUrl(hit.url ?? '', siteUrl);
  if (url === undefined) return undefined;
  const safe = mapTexts(
    { hierarchy: hit.hierarchy, _snippetResult: hit._snippetResult, _highlightResult: hit._highlightResult },
    onlyMarks,
  );
  const { hierarchy, _snippetResult, _highlightResult } = safe as Pick<SearchHit, 'hierarchy' | '_snippetResult' | '_highlightResult'>;
  const area = plainText(hierarchy?.lvl0 ?? '');
  const snippet = _snippetResult?.content?.value;
  const below = secondLine({ ...hit, hierarchy, _snippetResult, _highlightResult });
  return {
    ...hit,
    url,
    hierarchy: { ...hierarchy, lvl0: area },
    content: snippet === undefined ? null : withoutMarks(snippet),
    _snippetResult: below === undefined ? _snippetResult : { ..._snippetResult, hierarchy: { ..._snippetResult?.hierarchy, lvl1: below } },
    _highlightResult: {
      ..._highlightResult,
      hierarchy: { ..._highlightResult.hierarchy, lvl0: { value: groupName({ ...hit, hierarchy }), matchLevel: 'none', matchedWords: [] } },
    },
  };
}
