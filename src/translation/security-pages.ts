/**
 * Pages on which an outdated sentence can open a bucket to the world or lose data.
 * While their translation is stale, the reader gets the English text.
 */
export const SECURITY_PAGES: readonly string[] = ['guides/iam-policy.md', 'guides/access-control-list.md', 'guides/object-lock.md'];
