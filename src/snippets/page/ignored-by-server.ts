/**
 * What the Ceph RADOS Gateway accepts and ignores without an error, found by trying: a command that uses one of these
 * succeeds there and proves nothing. `until` is the release in which it was seen to have its effect, or to be refused.
 */
import { releaseMet } from '../releases';

interface Ignored {
  readonly pattern: RegExp;
  readonly name: string;
  readonly until?: string;
}

const TENTACLE = 'Ceph RADOS Gateway 20';

const IGNORED: readonly Ignored[] = [
  { pattern: /--server-side-encryption[ =]AES256|ServerSideEncryption(?:=|: ?)"AES256"/, name: 'SSE-S3', until: TENTACLE },
  { pattern: /--checksum-(?:algorithm|crc|sha)|Checksum(?:Algorithm|CRC|SHA)\w*(?:=|:)/, name: 'checksums of objects', until: TENTACLE },
  { pattern: /--object-ownership|ObjectOwnership(?:=|:)/, name: 'ObjectOwnership' },
  { pattern: /get-object-attributes|get_object_attributes|GetObjectAttributesCommand/, name: 'GetObjectAttributes', until: TENTACLE },
  {
    pattern: /(?:get|head)-object\s[^|;]*--part-number|(?:get|head)_object\([^)]*PartNumber/,
    name: 'PartNumber of a download',
    until: TENTACLE,
  },
  { pattern: /--copy-source-if-|CopySourceIf/, name: 'conditions on the source of a copy' },
  { pattern: /NewerNoncurrentVersions/, name: 'NewerNoncurrentVersions', until: TENTACLE },
  { pattern: /ObjectSize(?:Greater|Less)Than/, name: 'filters by object size', until: TENTACLE },
];

/**
 * @param needs the releases that the block says it needs
 * @returns what to write at a block that uses something that is ignored, if it does
 */
export function ignoredAdvice(text: string, needs: string | undefined): string | undefined {
  const found = IGNORED.find(({ pattern, until }) => pattern.test(text) && !(until && needs && releaseMet(needs, until)));
  if (found === undefined) return undefined;
  const { name, until } = found;
  const cure = until === undefined ? 'add unproven="the test server ignores …"' : `add needs="${until}"`;
  return `the test server ignores ${name}${until === undefined ? '' : ` before ${until}`}, so a success proves nothing; ${cure}`;
}
