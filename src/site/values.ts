import readerValues from './reader-values.json';

/** Whether a variable is the name of a bucket: `reader.bucket`, `reader.lockBucket`. */
export const isBucketName = (variable: string): boolean => /^reader\.(?:b|\w+B)ucket$/.test(variable);

/**
 * The reader's own values in the snippets, as variables `reader.<name>`, with the examples that the pages show.
 * The names tell the role that the value plays in a guide. A guide that empties its bucket at the
 * end has a bucket of its own, so that its clean-up cannot reach what another guide has stored.
 */
export function readerVariables(): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(readerValues).map(([name, value]) => [`reader.${name}`, value]));
}

/** What pages show of the values that readers may set; a bucket differs from page to page. @param variables of the brand and the reader */
export function shownValues(variables: Readonly<Record<string, string>>): {
  endpoint: string;
  region: string;
  prefix: string;
  profile: string;
} {
  const valueOf = (name: string): string => variables[name] ?? '';
  return { endpoint: valueOf('brand.endpoint'), region: valueOf('brand.region'), prefix: 'reports/', profile: valueOf('reader.profile') };
}
