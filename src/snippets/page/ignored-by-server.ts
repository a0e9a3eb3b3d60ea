/**
 * What the Ceph RADOS Gateway of Debian 12 (16.2) accepts and ignores without an error, found by trying:
 * a command that uses one of these succeeds there and proves nothing.
 */
const IGNORED: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/--server-side-encryption[ =]AES256|ServerSideEncryption(?:=|: ?)"AES256"/, 'SSE-S3'],
  [/--checksum-(?:algorithm|crc|sha)|Checksum(?:Algorithm|CRC|SHA)\w*(?:=|:)/, 'checksums of objects'],
  [/--object-ownership|ObjectOwnership(?:=|:)/, 'ObjectOwnership'],
  [/get-object-attributes|get_object_attributes|GetObjectAttributesCommand/, 'GetObjectAttributes'],
  [/(?:get|head)-object\s[^|;]*--part-number|(?:get|head)_object\([^)]*PartNumber/, 'PartNumber of a download'],
  [/--copy-source-if-|CopySourceIf/, 'conditions on the source of a copy'],
  [/NewerNoncurrentVersions/, 'NewerNoncurrentVersions'],
  [/ObjectSize(?:Greater|Less)Than/, 'filters by object size'],
];

/** @returns the name of the first ignored thing that a block's text uses, if any */
export function usesWhatIsIgnored(text: string): string | undefined {
  return IGNORED.find(([pattern]) => pattern.test(text))?.[1];
}
