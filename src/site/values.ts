import readerValues from './reader-values.json';

/** Returns whether a variable is a bucket name, such as `reader.bucket` or `reader.lockBucket`. */
export const isBucketName = (variable: string): boolean => /^reader\.(?:b|\w+B)ucket$/.test(variable);

/**
 * Returns the reader's values in the snippets as variables `reader.<name>`, with the example values that pages show. Each name describes
 * the value's role in a guide. A guide that empties its bucket at the end uses a separate bucket, so that its cleanup can't delete objects
 * from another guide.
 */
export function readerVariables(): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(readerValues).map(([name, value]) => [`reader.${name}`, value]));
}

/**
 * Returns the displayed values that readers can set. A bucket's value depends on the page. @param variables brand and reader variables
 */
export function shownValues(variables: Readonly<Record<string, string>>): {
  endpoint: string;
  region: string;
  prefix: string;
  profile: string;
} {
  const valueOf = (name: string): string => variables[name] ?? '';
  return { endpoint: valueOf('brand.endpoint'), region: valueOf('brand.region'), prefix: 'reports/', profile: valueOf('reader.profile') };
}
