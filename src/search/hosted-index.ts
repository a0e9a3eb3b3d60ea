/** Name of the hosted index of a locale: `{locale}` in the configured name stands for it. Without, one index holds all locales. */
export function hostedIndexName(configured: string, locale: string): string {
  return configured.replaceAll('{locale}', locale);
}
