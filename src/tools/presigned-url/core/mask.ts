/** Masks the parts of a link that must not be shown, because anyone who has the signature can send the request. Pure functions. */

/** Headers and parameters that give access. */
const NAMES =
  'signature|(?:security|s3session)-token|server-side-encryption-customer-key|(?<=^|[?&\\s]|%(?:25)*(?:3F|26))(?:sig|(?:access_)?token|password)';
/** Also in encoded form, with any number of encodings. */
const EQUALS = '=|%(?:25)*3D';
const NAMED = new RegExp(`(${NAMES})(${EQUALS})([^&\\s#]+)`, 'gi');
const NAME = new RegExp(`(?:${NAMES})$`, 'i');
/** As long as a signature, for signatures whose name was damaged. */
const HEXADECIMAL = /[0-9a-f]{40,}/gi;
const ASSIGNED = new RegExp(`(?<=(?:${EQUALS}))[0-9a-f]{40,}`, 'gi');

/** Number of visible characters of a secret, so that two can be distinguished. */
const SHOWN = 4;

export const isSecret = (name: string): boolean => NAME.test(name.trim());

/** For example, `1a2b…`. A short secret is masked completely. */
export const mask = (secret: string): string => `${secret.length > 4 * SHOWN ? secret.slice(0, SHOWN) : ''}…`;

/** A text with secrets after their names, such as a key that contains the query by mistake. */
export const maskNamed = (text: string): string =>
  text.replace(NAMED, (_, name: string, sign: string, secret: string) => `${name}${sign}${mask(secret)}`).replace(ASSIGNED, mask);

/** A query, or a part of one, with its secrets masked. Don't use it for paths, because a key may contain as many hexadecimal digits. */
export const maskText = (text: string): string => maskNamed(text).replace(HEXADECIMAL, mask);
