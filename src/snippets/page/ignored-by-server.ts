/**
 * Features that the Ceph RADOS Gateway accepts but ignores without an error, as found in tests with release 20. A command that uses one of
 * these features succeeds there, but doesn't prove anything.
 */
const IGNORED: readonly { readonly pattern: RegExp; readonly name: string }[] = [
  { pattern: /--object-ownership|ObjectOwnership(?:=|:)/, name: 'ObjectOwnership' },
  { pattern: /--copy-source-if-|CopySourceIf/, name: 'conditions on the source of a copy request' },
];

/** @returns advice on how to mark a block that uses an ignored feature, or undefined if the block doesn't */
export function ignoredAdvice(text: string): string | undefined {
  const found = IGNORED.find(({ pattern }) => pattern.test(text));
  return found && `the test server ignores ${found.name}, so success doesn’t prove anything; add unproven="the test server ignores …"`;
}
