/**
 * Valid values for the brand file. Names and addresses are inserted into Markdown, MDX, YAML, and JSON before parsing, and into HTML.
 * Therefore, characters with a special meaning in any of these formats aren't allowed.
 */

const HOST = /^(?=.{1,253}$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+(?::(\d{1,5}))?$/;
/** Highest port number (RFC 6335, section 6). */
const MAX_PORT = 65_535;

/** Returns whether a value is a host name, with or without a port. */
export function isHost(value: string): boolean {
  const [found, port] = HOST.exec(value) ?? [];
  return found !== undefined && (port === undefined || (Number(port) > 0 && Number(port) <= MAX_PORT));
}

const MAX_NAME = 80;
export const NAME_SIGNS =
  `at most ${MAX_NAME} characters: letters, digits, single spaces, and . , ’ & ( ) + - – / ! ? ° © ® ™, beginning with a letter or digit ` +
  '(write ’ for an apostrophe, and a space or a capital letter after &)';
// HTML also reads `&copy` without a semicolon. A single capital letter, as in R&D, isn't a character name.
const NAME = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}.,’()+\-–/!?°©®™]| (?! )|&(?= |[A-Z](?![\p{L}\p{N}])))*$/u;
/** Text that starts a Markdown list or turns into a link. */
const READ_BY_MARKDOWN = /^\d+[.)] |^\d+[.)]$|www\./i;

/** Returns whether a value is a valid name. */
export const isName = (value: string): boolean =>
  value.length <= MAX_NAME && NAME.test(value) && !value.endsWith(' ') && !READ_BY_MARKDOWN.test(value);

const URL_SIGNS = /^[\w.~:/?#@!&=+,%-]+$/;

/** Returns whether a value is a web address without a user name. http is allowed only for this machine, to make local builds testable. */
export function isWebUrl(value: string): boolean {
  if (!URL_SIGNS.test(value) || !URL.canParse(value)) return false;
  const { protocol, hostname, username, password } = new URL(value);
  if (username !== '' || password !== '') return false;
  // A comma in a host name would end the site's policy in the header.
  return (
    (protocol === 'https:' && (isHost(hostname) || hostname === 'localhost')) ||
    (protocol === 'http:' && /^(?:127\.0\.0\.1|(?:.+\.)?localhost)$/.test(hostname))
  );
}

const PATTERN_SIGNS = /^[\w.~:/?#@!&=+,%$^()|[\]{}*\\-]+$/;

/** Returns whether a value is a regular expression for addresses. */
export function isPattern(value: string): boolean {
  if (!PATTERN_SIGNS.test(value)) return false;
  try {
    new RegExp(value);
    return true;
  } catch (error) {
    if (error instanceof SyntaxError) return false;
    throw error;
  }
}

const MAX_ANNOUNCEMENT = 500;
/** Invisible characters, including those that change the text direction. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;
const LINK = /<a href="([^"]*)">([^<>]*)<\/a>/g;

/** Returns whether a value is text with links to paths on the host or to websites. The framework renders it as HTML. */
export function isAnnouncement(value: string): boolean {
  const targets = [...value.matchAll(LINK)].map(([, target = '']) => target);
  const rest = value.replace(LINK, '$2');
  const isPath = (target: string): boolean => /^\/(?!\/)/.test(target) && URL_SIGNS.test(target);
  return (
    value.length <= MAX_ANNOUNCEMENT &&
    rest.trim() !== '' &&
    !/[<>]/.test(rest) &&
    !UNSEEN.test(rest) &&
    targets.every((target) => isPath(target) || isWebUrl(target))
  );
}
