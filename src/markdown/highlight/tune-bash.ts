/** The two parts of a Prism token that are changed here. */
interface PrismToken {
  pattern: RegExp;
  lookbehind?: boolean;
  greedy?: boolean;
}

/** `--bucket`, `--no-verify-ssl`, `-x`. Prism's own pattern stops at the second hyphen. */
const OPTION = /(^|\s)--?[A-Za-z][\w-]*(?=[=\s\\]|$)/;

/**
 * The first word of a command: at the start of a line that continues no other, after `|`, `;`,
 * `&`, `$(`, or after a word like `do`. Prism's own pattern is a list of Unix commands wherever
 * they stand, so it marks the `cp` of `aws s3 cp` and misses `aws`.
 */
const COMMAND =
  /(?<=(?<!\\\n)^[ \t]*|[|;&][ \t]*|\$\(|\b(?:do|else|if|then|until|while)[ \t]+)(?!(?:case|do|done|elif|else|esac|export|fi|for|function|if|in|select|set|then|until|while)\b)[A-Za-z][\w.+-]*(?=[\s;)]|$)/m;

function isToken(value: unknown): value is PrismToken {
  return typeof value === 'object' && value !== null && 'pattern' in value;
}

function change(grammar: object, name: string, token: PrismToken): void {
  const existing: unknown = Reflect.get(grammar, name);
  if (!isToken(existing)) {
    throw new Error(
      `The Prism grammar of bash has no token ${name}; adapt src/markdown/highlight/tune-bash.ts to this version of refractor`,
    );
  }
  // In place: the grammar of $(…) shares these objects.
  Object.assign(existing, token);
}

/**
 * Adapts Prism's bash grammar to command lines of storage tools.
 *
 * @param grammar `refractor.languages.bash`, changed in place
 * @throws Error when a newer grammar no longer has the tokens
 */
export function tuneBash(grammar: unknown): void {
  if (typeof grammar !== 'object' || grammar === null) throw new Error('bash must be registered before it is adapted');
  change(grammar, 'parameter', { pattern: OPTION, lookbehind: true });
  change(grammar, 'function', { pattern: COMMAND, lookbehind: false, greedy: true });
}
