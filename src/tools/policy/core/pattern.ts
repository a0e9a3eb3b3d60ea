/** Pure functions for wildcards and variables: https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_policies_variables.html */

/** Values in a request, keyed by lowercase condition key. Some keys can have several values. */
export type Context = ReadonlyMap<string, string | readonly string[]>;

/** Literal character or wildcard. */
type Token = { readonly literal: string } | '*' | '?';

const VARIABLE = /\$\{([^}]*)\}/g;
/** Characters that can be written as `${*}`, `${?}`, and `${$}` to avoid their special meaning. */
const ESCAPED = ['*', '?', '$'];
const WITH_DEFAULT = /^(.*?)\s*,\s*'(.*)'$/;

const literals = (text: string): Token[] => Array.from(text, (literal) => ({ literal }));
const wildcards = (text: string): Token[] => Array.from(text, (sign) => (sign === '*' || sign === '?' ? sign : { literal: sign }));

/** Returns a variable's value or default value, or undefined if the request has no value and the policy has no default. */
function valueOf(name: string, context: Context): string | undefined {
  if (ESCAPED.includes(name)) return name;
  const [, key = name, otherwise] = WITH_DEFAULT.exec(name) ?? [];
  const value = context.get(key.trim().toLowerCase());
  // A list can't be inserted into text.
  return typeof value === 'string' ? value : otherwise;
}

/** @returns undefined if a variable has no value, in which case the pattern doesn't match any text */
function tokensOf(pattern: string, context: Context | undefined): Token[] | undefined {
  if (context === undefined) return wildcards(pattern);
  const tokens: Token[] = [];
  let from = 0;
  for (const match of pattern.matchAll(VARIABLE)) {
    const value = valueOf(match[1] ?? '', context);
    if (value === undefined) return undefined;
    // A wildcard in the value is literal, so that users can't gain permissions by having a wildcard in their name.
    tokens.push(...wildcards(pattern.slice(from, match.index)), ...literals(value));
    from = match.index + match[0].length;
  }
  return [...tokens, ...wildcards(pattern.slice(from))];
}

/** Whether tokens match a text. The time is at most proportional to the product of both lengths, regardless of what the reader pastes. */
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
 * @param pattern text in which `*` matches any number of characters, including `/`, and `?` matches one
 * @param context values for `${…}`, or undefined if variables are literal text, as in policies with version 2008-10-17
 */
export function matches(pattern: string, text: string, context?: Context): boolean {
  const tokens = tokensOf(pattern, context);
  return tokens !== undefined && tokensMatch(tokens, Array.from(text));
}

/** Cache of compiled name patterns, because each pattern is compared with many names. */
const COMPILED = new Map<string, readonly Token[]>();
const MOST_COMPILED = 1_000;

/** Compares a pattern with the name of an action. Works like `matches`, but ignores case. */
export function matchesName(pattern: string, name: string): boolean {
  let tokens = COMPILED.get(pattern);
  if (!tokens) {
    if (COMPILED.size >= MOST_COMPILED) COMPILED.clear();
    tokens = wildcards(pattern.toLowerCase());
    COMPILED.set(pattern, tokens);
  }
  return tokensMatch(tokens, name.toLowerCase());
}

/** Returns a text with its variables filled in and its wildcards unchanged, or undefined if a variable has no value. */
export function filled(text: string, context: Context | undefined): string | undefined {
  return tokensOf(text, context)
    ?.map((token) => (typeof token === 'string' ? token : token.literal))
    .join('');
}
