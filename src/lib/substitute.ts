import { DiagnosticError, type Diagnostic } from './diagnostic';

/**
 * Matches variables in pages, front matter, and interface texts: `{brand.product}`, `{reader.bucket}`.
 * The prefix distinguishes them from all other braces in code blocks (shell, JSON, Python, JSX), so that unknown names can be reported as
 * errors.
 */
const VARIABLE = /\{((?:brand|reader)\.[A-Za-z0-9_.-]*)\}/g;

export type Variables = Readonly<Record<string, string>>;

/** Number of letters after the dot that a suggestion must have in common with an unknown name. */
const SIMILAR = 3;

/** Returns the name in `known` that shares the longest prefix with `name`, as a suggestion, or undefined if none is similar. */
export function closest(name: string, known: readonly string[]): string | undefined {
  const shared = (candidate: string): number => {
    let length = 0;
    while (length < candidate.length && candidate[length] === name[length]) length += 1;
    return length;
  };
  return known
    .filter((candidate) => shared(candidate) > name.indexOf('.') + SIMILAR)
    .sort((a, b) => shared(b) - shared(a) || a.length - b.length || a.localeCompare(b))[0];
}

/** Replaces each known variable in `text` with its value. Unknown variables stay unchanged. */
export const substituteKnown = (text: string, variables: Variables): string =>
  text.replace(VARIABLE, (whole: string, name: string) => variables[name] ?? whole);

/**
 * Replaces each variable in `text` with its value.
 *
 * @param text      entire file, so that line numbers in errors match the file
 * @param variables values by full name (`brand.product`)
 * @param where     path of the file, for error messages
 * @throws DiagnosticError with the file and line number of every unknown name
 */
export function substitute(text: string, variables: Variables, where: string): string {
  const known = Object.keys(variables);
  const unknown = [...text.matchAll(VARIABLE)].flatMap(({ 0: whole, 1: name = '', index }): Diagnostic[] => {
    if (variables[name] !== undefined) return [];
    const line = text.slice(0, index).split('\n').length;
    const suggestion = closest(name, known);
    const hint =
      (suggestion === undefined ? '' : `did you mean {${suggestion}}? `) +
      'the brand’s variables are in src/brand/variables.ts, and the reader’s are in src/site/reader-values.json, where you can add one';
    return [{ file: where, line, message: `unknown variable ${whole}`, hint }];
  });
  if (unknown.length > 0) throw new DiagnosticError(unknown);
  return substituteKnown(text, variables);
}
