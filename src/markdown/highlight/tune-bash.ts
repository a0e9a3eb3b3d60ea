/** Matches `--bucket`, `--no-verify-ssl`, `-x`. Prism's own pattern stops at the second hyphen. */
const OPTION = /(^|\s)--?[A-Za-z][\w-]*(?=[=\s\\]|$)/;

/**
 * The first word of a command: at the start of a line that doesn't continue another, after `|`, `;`, `&`, `$(`, or after a word like `do`.
 * Prism's own pattern is a list of Unix commands in any position, so it marks the `cp` in `aws s3 cp` and misses `aws`.
 */
const COMMAND =
  /(?<=(?<!\\\n)^[ \t]*|[|;&][ \t]*|\$\(|\b(?:do|else|if|then|until|while)[ \t]+)(?!(?:case|do|done|elif|else|esac|export|fi|for|function|if|in|select|set|then|until|while)\b)[A-Za-z][\w.+-]*(?=[\s;)]|$)/m;

/** The grammar tokens to replace. */
const TOKENS = { parameter: { pattern: OPTION, lookbehind: true }, function: { pattern: COMMAND, lookbehind: false, greedy: true } };

/**
 * Adapts Prism's bash grammar to the command lines of storage tools.
 *
 * @param grammar `refractor.languages.bash`, changed in place, because the grammar of $(…) shares its tokens
 * @throws Error if a newer grammar no longer has these tokens
 */
export function tuneBash(grammar: object = {}): void {
  for (const [name, token] of Object.entries(TOKENS)) {
    const existing: unknown = Reflect.get(grammar, name);
    if (typeof existing !== 'object' || existing === null || !('pattern' in existing))
      throw new Error(`Prism's Bash grammar has no token ${name}; adapt src/markdown/highlight/tune-bash.ts to this version of refractor`);
    Object.assign(existing, token);
  }
}
