/** Configurations with one error each, and the cases in which the server and the builder differ. Used only by the conformance check. */
import type { Problem } from '../core/checks';
import type { TextFault } from '../reading/elements';

type Code = TextFault['code'] | Problem['code'];

const ENABLED = '<Status>Enabled</Status>';
const ALL = '<Filter></Filter>';
const TRIM = '<NoncurrentVersionExpiration><NoncurrentDays>3</NoncurrentDays></NoncurrentVersionExpiration>';
const TAG = '<Tag><Key>a</Key><Value>b</Value></Tag>';

const configuration = (rules: string): string => `<LifecycleConfiguration>${rules}</LifecycleConfiguration>`;
const rule = (inner: string): string => configuration(`<Rule>${inner}</Rule>`);
const expiring = (inner: string): string => rule(`${ENABLED}${ALL}<Expiration>${inner}</Expiration>`);
const trimming = (inner: string): string => rule(`${ENABLED}${ALL}<NoncurrentVersionExpiration>${inner}</NoncurrentVersionExpiration>`);
const filtered = (filter: string, action = TRIM): string => rule(`${ENABLED}<Filter>${filter}</Filter>${action}`);
const aborting = (days: string): string => `<AbortIncompleteMultipartUpload>${days}</AbortIncompleteMultipartUpload>`;
const many = (count: number, of: (at: number) => string): string => Array.from({ length: count }, (_, at) => of(at)).join('');
const trimRule = (id: string): string => `<Rule><ID>${id}</ID>${ENABLED}${ALL}${TRIM}</Rule>`;

/** Invalid configurations, with the error code that the builder returns for each. */
export const FAULTS: Readonly<Record<string, readonly [xml: string, code: Code]>> = {
  'no rules': [configuration(''), 'missing'],
  'an end that is missing': ['<LifecycleConfiguration><Rule>', 'xml'],
  'an ampersand': [rule(`<ID>a & b</ID>${ENABLED}${ALL}${TRIM}`), 'ampersand'],
  'another root': [`<Lifecycle>${trimRule('a')}</Lifecycle>`, 'root'],
  'no action': [rule(`${ENABLED}${ALL}`), 'no-action'],
  'no status': [rule(`${ALL}${TRIM}`), 'missing'],
  'another status': [rule(`<Status>enabled</Status>${ALL}${TRIM}`), 'status'],
  'no filter': [rule(`${ENABLED}${TRIM}`), 'missing'],
  'filter and prefix': [rule(`${ENABLED}${ALL}<Prefix>a</Prefix>${TRIM}`), 'one-of'],
  'status twice': [rule(`${ENABLED}${ENABLED}${ALL}${TRIM}`), 'twice'],
  'an unknown element': [rule(`${ENABLED}${ALL}${TRIM}<Expire>1</Expire>`), 'unknown'],
  'text between elements': [rule(`${ENABLED}${ALL}soon${TRIM}`), 'stray-text'],
  'a transition': [rule(`${ENABLED}${ALL}<Transition><Days>3</Days><StorageClass>GLACIER</StorageClass></Transition>`), 'only-transitions'],
  'no day': [expiring('<Days>0</Days>'), 'range'],
  'a day before': [expiring('<Days>-1</Days>'), 'range'],
  'more days than there are numbers': [expiring('<Days>2147483648</Days>'), 'range'],
  'half a day': [expiring('<Days>1.5</Days>'), 'whole'],
  'a word for days': [expiring('<Days>ten</Days>'), 'type'],
  'days and a date': [expiring('<Days>1</Days><Date>2030-01-01T00:00:00Z</Date>'), 'one-of'],
  'days and markers': [expiring('<Days>1</Days><ExpiredObjectDeleteMarker>true</ExpiredObjectDeleteMarker>'), 'one-of'],
  'no markers': [expiring('<ExpiredObjectDeleteMarker>false</ExpiredObjectDeleteMarker>'), 'no-action'],
  'a word for a flag': [expiring('<ExpiredObjectDeleteMarker>yes</ExpiredObjectDeleteMarker>'), 'type'],
  noon: [expiring('<Date>2030-01-01T12:00:00Z</Date>'), 'midnight'],
  'a day that is in no calendar': [expiring('<Date>2030-02-30T00:00:00Z</Date>'), 'date'],
  'a word for a date': [expiring('<Date>tomorrow</Date>'), 'date'],
  'no noncurrent day': [trimming('<NoncurrentDays>0</NoncurrentDays>'), 'range'],
  'versions without days': [trimming('<NewerNoncurrentVersions>3</NewerNoncurrentVersions>'), 'missing'],
  'no newer version': [trimming('<NoncurrentDays>3</NoncurrentDays><NewerNoncurrentVersions>0</NewerNoncurrentVersions>'), 'range'],
  'too many newer versions': [
    trimming('<NoncurrentDays>3</NoncurrentDays><NewerNoncurrentVersions>101</NewerNoncurrentVersions>'),
    'range',
  ],
  'no day for uploads': [filtered('', aborting('<DaysAfterInitiation>0</DaysAfterInitiation>')), 'range'],
  'uploads without days': [filtered('', aborting('')), 'missing'],
  'uploads by tag': [filtered(TAG, aborting('<DaysAfterInitiation>3</DaysAfterInitiation>')), 'abort-with-filter'],
  'uploads by size': [
    filtered('<ObjectSizeGreaterThan>3</ObjectSizeGreaterThan>', aborting('<DaysAfterInitiation>3</DaysAfterInitiation>')),
    'abort-with-filter',
  ],
  'markers by tag': [
    filtered(TAG, '<Expiration><ExpiredObjectDeleteMarker>true</ExpiredObjectDeleteMarker></Expiration>'),
    'marker-with-tags',
  ],
  'sizes that no object has': [
    filtered('<And><ObjectSizeGreaterThan>5</ObjectSizeGreaterThan><ObjectSizeLessThan>5</ObjectSizeLessThan></And>'),
    'size-order',
  ],
  'a size below nothing': [filtered('<ObjectSizeGreaterThan>-5</ObjectSizeGreaterThan>'), 'range'],
  'a size with a unit': [filtered('<ObjectSizeGreaterThan>5 MB</ObjectSizeGreaterThan>'), 'type'],
  'two conditions without And': [filtered(`<Prefix>a</Prefix>${TAG}`), 'one-of'],
  'a tag twice': [filtered(`<And>${TAG}${TAG}</And>`), 'duplicate-tag'],
  'eleven tags': [filtered(`<And>${many(11, (at) => `<Tag><Key>${at}</Key><Value></Value></Tag>`)}</And>`), 'too-many-tags'],
  'a tag without a key': [filtered('<Tag><Value>b</Value></Tag>'), 'missing'],
  'a comma in a tag': [filtered('<Tag><Key>a,b</Key><Value>c</Value></Tag>'), 'tag-signs'],
  'a long ID': [rule(`<ID>${'x'.repeat(256)}</ID>${ENABLED}${ALL}${TRIM}`), 'length'],
  'an ID twice': [configuration(trimRule('a') + trimRule('a')), 'duplicate-id'],
  'a long prefix': [filtered(`<Prefix>${'x'.repeat(1_025)}</Prefix>`), 'length'],
  'a line break in a prefix': [filtered('<Prefix>a&#10;b</Prefix>'), 'control'],
  'a thousand rules and one': [configuration(many(1_001, (at) => trimRule(String(at)))), 'too-many-rules'],
};

/** Errors that Ceph's RADOS Gateway 20 accepts, each with the reason. A test checks that it accepts all of these and no others. */
export const TAKEN_BY_CEPH: Readonly<Record<string, string>> = {
  'another root': 'It doesn’t check the name of the root element.',
  'filter and prefix': 'It reads the older prefix only if there is no filter. Amazon S3 requires exactly one of them.',
  'status twice': 'It uses the first of several equal elements.',
  'an unknown element': 'It looks for the elements that it knows, and ignores others.',
  'text between elements': 'It ignores text outside of the elements that it knows.',
  'a transition': 'It has storage classes. This site’s service has none, and rejects or ignores the action.',
  'half a day': 'It reads the digits before the decimal point.',
  'a day that is in no calendar': 'It converts 30 February to 2 March.',
  'no newer version': 'It doesn’t limit the number. Amazon S3 accepts 1 to 100.',
  'too many newer versions': 'It doesn’t limit the number. Amazon S3 accepts 1 to 100.',
  'uploads by size': 'Amazon S3 rejects it, because an incomplete upload has no size.',
  'a size below nothing': 'It stores sizes as text.',
  'a size with a unit': 'It stores sizes as text.',
  'two conditions without And': 'It treats several conditions as if they were in an And element.',
  'a tag twice': 'It doesn’t compare the keys in a filter. Amazon S3 allows each key only once.',
  'eleven tags': 'It doesn’t count the tags in a filter, but no object can have eleven.',
  'a tag without a key': 'It treats the key as empty, and no object has a tag with an empty key.',
  'a comma in a tag': 'It accepts every character. Amazon S3 allows letters, digits, spaces, and + - = . _ : / @ in tags.',
  'a long prefix': 'It doesn’t count the bytes of a prefix, but no key is longer than 1,024.',
  'a line break in a prefix': 'Keys can contain line breaks. The form has one line, so the builder reports an error instead.',
};

/** Whether Ceph's RADOS Gateway 20.2 rejects a valid rule. It compares sizes as strings, and considers 900 greater than 1000. */
export const isRefusedByCeph = ({
  larger,
  smaller,
}: {
  readonly larger?: number | undefined;
  readonly smaller?: number | undefined;
}): boolean => larger !== undefined && smaller !== undefined && String(smaller) <= String(larger);
