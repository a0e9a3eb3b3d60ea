/** What of a link must not be shown: whoever has the signature can send the request. Pure. */

/** Headers and parameters that give access. */
const NAMES =
  'signature|(?:security|s3session)-token|server-side-encryption-customer-key|(?<=^|[?&\\s]|%(?:25)*(?:3F|26))(?:sig|(?:access_)?token|password)';
/** Also encoded, as often as it may be. */
const EQUALS = '=|%(?:25)*3D';
const NAMED = new RegExp(`(${NAMES})(${EQUALS})([^&\\s#]+)`, 'gi');
const NAME = new RegExp(`(?:${NAMES})$`, 'i');
/** As long as a signature, where its name was damaged. */
const HEXADECIMAL = /[0-9a-f]{40,}/gi;
const ASSIGNED = new RegExp(`(?<=(?:${EQUALS}))[0-9a-f]{40,}`, 'gi');

/** Signs of a secret that stay, so that two can be told from each other. */
const SHOWN = 4;

export const isSecret = (name: string): boolean => NAME.test(name.trim());

/** `1a2b…`; nothing of a short one. */
export const mask = (secret: string): string => `${secret.length > 4 * SHOWN ? secret.slice(0, SHOWN) : ''}…`;

/** A text in which secrets stand behind their names, such as a key that swallowed the query. */
export const maskNamed = (text: string): string =>
  text.replace(NAMED, (_, name: string, sign: string, secret: string) => `${name}${sign}${mask(secret)}`).replace(ASSIGNED, mask);

/** A query, or a part of one, with its secrets masked. A key may be as long in hexadecimal digits: not for paths. */
export const maskText = (text: string): string => maskNamed(text).replace(HEXADECIMAL, mask);
