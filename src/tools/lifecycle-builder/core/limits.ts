/** Limits of a lifecycle configuration, which the page lists in its section “Limits”. Sources: Amazon S3 User Guide and API Reference. */
import type { NumberRange } from '../../parts/read';

/** Maximum rules in a configuration: User Guide, “Lifecycle configuration elements”, ID element. */
export const MAX_RULES = 1_000;
/** Maximum characters of an ID: the same section. */
export const MAX_ID = 255;
/** Maximum bytes of a key in UTF-8, and therefore of a prefix: User Guide, “Naming Amazon S3 objects”. */
export const MAX_PREFIX_BYTES = 1_024;
/** Maximum tags of an object, and characters of key and value: User Guide, “Categorizing your objects using tags”. */
export const MAX_TAGS = 10;
export const MAX_TAG_KEY = 128;
export const MAX_TAG_VALUE = 256;

/** Days are whole numbers above 0, as signed 32-bit numbers: API Reference, LifecycleExpiration. */
export const DAYS: NumberRange = { min: 1, max: 2 ** 31 - 1, whole: true };
/** API Reference, NoncurrentVersionExpiration. */
export const NEWER: NumberRange = { min: 1, max: 100, whole: true };
/** Bytes, up to the largest object: 10,000 parts of 5 GiB. */
export const BYTES: NumberRange = { min: 0, max: 10_000 * 5 * 2 ** 30, whole: true };
/** No object is smaller than 0 bytes: Amazon S3 responds “'ObjectSizeLessThan' should be between 1 and …”. */
export const SMALLER: NumberRange = { ...BYTES, min: 1 };
