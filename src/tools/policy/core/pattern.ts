/** Texts with wildcards and policy variables, https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_policies_variables.html. Pure. */

/** Values of a request by condition key in lower case; some keys can have several values. */
export type Context = ReadonlyMap<string, string | readonly string[]>;

/** A literal character, or a wildcard. */
type Token = { readonly literal: string } | '*' | '?';

const VARIABLE = /\$\{([^}]*)\}/g;
/** `${*}`, `${?}` and `${$}` represent these characters themselves. */
const ESCAPED = ['*', '?', '$'];
const WITH_DEFAULT = /^(.*?)\s*,\s*'(.*)'$/;

const literals = (text: string): Token[] => Array.from(text, (literal) => ({ literal }));
const wildcards = (text: string): Token[] => Array.from(text, (sign) => (sign === '*' || sign === '?' ? sign : { literal: sign }));

/** Value of a variable; undefined if the request has no such value and the policy has no default. */
function valueOf(name: string, context: Context): string | undefined {
  if (ESCAPED.includes(name)) return name;
  const [, key = name, otherwise] = WITH_DEFAULT.exec(name) ?? [];
  const value = context.get(key.trim().toLowerCase());
  // A list can't be inserted into a text.
  return typeof value === 'string' ? value : otherwise;
}

/** @returns undefined if a variable has no value, in which case the text matches nothing */
function tokensOf(pattern: string, context: Context | undefined): Token[] | undefined {
  if (context === undefined) return wildcards(pattern);
  const tokens: Token[] = [];
  let from = 0;
  for (const match of pattern.matchAll(VARIABLE)) {
    const value = valueOf(match[1] ?? '', context);
    if (value === undefined) return undefined;
    // A wildcard in the value is literal, so that a user can't get more permissions through its name.
    tokens.push(...wildcards(pattern.slice(from, match.index)), ...literals(value));
    from = match.index + match[0].length;
  }
  return [...tokens, ...wildcards(pattern.slice(from))];
}

/** Takes at most the product of both lengths in time, whatever text is pasted. */
function tokensMatch(tokens: readonly Token[], text: ArrayLike<string>): boolean {
  let [at, token, retryAt, retryToken] = [0, 0, 0, -1];
  while (at < text.length) {
    const current = tokens[token];
    if (current === '*') {
      [retryToken, retryAt] = [token, at];
      token += 1;
    } else if (current === '?' || (current !== undefined && current.literal === text[at])) {
      at += 1;
      token += 1;
    } else if (retryToken >= 0) {
      retryAt += 1;
      [token, at] = [retryToken + 1, retryAt];
    } else return false;
  }
  return tokens.slice(token).every((rest) => rest === '*');
}

/**
 * @param pattern `*` matches any characters, including `/`, and `?` matches one
 * @param context for `${…}`; undefined if variables are plain text, as in policies of version 2008-10-17
 */
export function matches(pattern: string, text: string, context?: Context): boolean {
  const tokens = tokensOf(pattern, context);
  return tokens !== undefined && tokensMatch(tokens, Array.from(text));
}

/** Compiled patterns of names, which are compared with one name after another. */
const COMPILED = new Map<string, readonly Token[]>();
const MOST_COMPILED = 1_000;

/** Like `matches`, but ignores case: for names of actions. */
export function matchesName(pattern: string, name: string): boolean {
  let tokens = COMPILED.get(pattern);
  if (!tokens) {
    if (COMPILED.size >= MOST_COMPILED) COMPILED.clear();
    tokens = wildcards(pattern.toLowerCase());
    COMPILED.set(pattern, tokens);
  }
  return tokensMatch(tokens, name.toLowerCase());
}

/** A text with its variables filled in and its wildcards unchanged; undefined if a variable has no value. */
export function filled(text: string, context: Context | undefined): string | undefined {
  return tokensOf(text, context)
    ?.map((token) => (typeof token === 'string' ? token : token.literal))
    .join('');
}
