/** Pure functions that mask the secret parts of a link, because anyone who has the signature can send the request. */

/** Headers and parameters that grant access. */
const NAMES =
  'signature|(?:security|s3session)-token|server-side-encryption-customer-key|(?<=^|[?&\\s]|%(?:25)*(?:3F|26))(?:sig|(?:access_)?token|password)';
/** Equals sign, which may be encoded any number of times. */
const EQUALS = '=|%(?:25)*3D';
const NAMED = new RegExp(`(${NAMES})(${EQUALS})([^&\\s#]+)`, 'gi');
const NAME = new RegExp(`(?:${NAMES})$`, 'i');
/** Matches text that is as long as a signature, so that signatures are masked even if their names were damaged. */
const HEXADECIMAL = /[0-9a-f]{40,}/gi;
const ASSIGNED = new RegExp(`(?<=(?:${EQUALS}))[0-9a-f]{40,}`, 'gi');

/** Number of characters of a secret that stay visible, so that readers can tell two secrets apart. */
const SHOWN = 4;

export const isSecret = (name: string): boolean => NAME.test(name.trim());

/** Masks a secret, such as `1a2b…`. A short secret is masked completely. */
export const mask = (secret: string): string => `${secret.length > 4 * SHOWN ? secret.slice(0, SHOWN) : ''}…`;

/** Masks secrets that follow their names, such as in a key that contains the query by mistake. */
export const maskNamed = (text: string): string =>
  text.replace(NAMED, (_, name: string, sign: string, secret: string) => `${name}${sign}${mask(secret)}`).replace(ASSIGNED, mask);

/** Masks the secrets in a query or a part of it. Don't use it for paths, because a key may contain as many hexadecimal digits. */
export const maskText = (text: string): string => maskNamed(text).replace(HEXADECIMAL, mask);
