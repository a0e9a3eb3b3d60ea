/**
 * Attribute of links whose pages browsers prefetch through speculation rules. The rules' text never changes, so a Content Security Policy
 * can allow it by its hash. `'inline-speculation-rules'` has no effect if the policy contains hashes.
 */
export const FETCH_AHEAD_ATTRIBUTE = 'data-fetch-ahead';

/** Speculation rules; see https://html.spec.whatwg.org/multipage/speculative-loading.html#speculation-rule-sets. */
export const FETCH_AHEAD_RULES = `{"prefetch":[{"where":{"selector_matches":"a[${FETCH_AHEAD_ATTRIBUTE}]"},"eagerness":"immediate"}]}`;
