/** Lifecycle configuration limits, which the page lists in its “Limits” section. Sources: Amazon S3 User Guide and API Reference. */
import type { NumberRange } from '../../parts/read';

/** Maximum number of rules in a configuration. Source: User Guide, “Lifecycle configuration elements”, ID element. */
export const MAX_RULES = 1_000;
/** Maximum number of characters in a rule ID. Source: the same section. */
export const MAX_ID = 255;
/** Maximum length of a key, and therefore of a prefix, in bytes of UTF-8. Source: User Guide, “Naming Amazon S3 objects”. */
export const MAX_PREFIX_BYTES = 1_024;
/** Maximum number of tags per object, and maximum key and value lengths. Source: User Guide, “Categorizing your objects using tags”. */
export const MAX_TAGS = 10;
export const MAX_TAG_KEY = 128;
export const MAX_TAG_VALUE = 256;

/** Valid numbers of days: positive 32-bit signed integers. Source: API Reference, LifecycleExpiration. */
export const DAYS: NumberRange = { min: 1, max: 2 ** 31 - 1, whole: true };
/** Valid numbers of newer versions to keep. Source: API Reference, NoncurrentVersionExpiration. */
export const NEWER: NumberRange = { min: 1, max: 100, whole: true };
/** Valid object sizes in bytes, up to the largest object: 10,000 parts of 5 GiB. */
export const BYTES: NumberRange = { min: 0, max: 10_000 * 5 * 2 ** 30, whole: true };
/** Valid upper size limits in bytes. Amazon S3 rejects 0 with “'ObjectSizeLessThan' should be between 1 and …”. */
export const SMALLER: NumberRange = { ...BYTES, min: 1 };
