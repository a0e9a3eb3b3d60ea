/**
 * Pages that a browser fetches ahead of their navigation, by speculation rules: those whose link has this attribute. The rules
 * are always the same text, so a Content Security Policy can name it; `'inline-speculation-rules'` is void beside hashes.
 */
export const FETCH_AHEAD_ATTRIBUTE = 'data-fetch-ahead';

/** https://html.spec.whatwg.org/multipage/speculative-loading.html#speculation-rule-sets */
export const FETCH_AHEAD_RULES = `{"prefetch":[{"where":{"selector_matches":"a[${FETCH_AHEAD_ATTRIBUTE}]"},"eagerness":"immediate"}]}`;
