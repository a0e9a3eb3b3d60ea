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
