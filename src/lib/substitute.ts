import { DiagnosticError } from './diagnostic';

/**
 * Variables in pages, front matter and interface texts: `{brand.product}`, `{reader.bucket}`.
 *
 * The prefix keeps them apart from every other use of braces in the code blocks of the
 * pages (shell, JSON, Python, JSX), so that an unknown name can be an error.
 */
const VARIABLE = /\{(brand|reader)\.([A-Za-z0-9_.-]*)\}/g;

export type Variables = Readonly<Record<string, string>>;

export class UnknownVariableError extends DiagnosticError {
  override name = 'UnknownVariableError';
}

/** The name among `known` that shares the longest beginning with `name`, to suggest it. */
function closest(name: string, known: readonly string[]): string {
  const shared = (candidate: string): number => {
    let length = 0;
    while (length < candidate.length && candidate[length] === name[length]) length += 1;
    return length;
  };
  return [...known].sort((a, b) => shared(b) - shared(a) || a.localeCompare(b))[0] ?? '';
}

/**
 * Replaces each variable in `text` by its value.
 *
 * @param text      a whole file, so that the line in an error is the file's own
 * @param variables full names (`brand.product`) to values
 * @param where     path of the file, for the error
 * @throws UnknownVariableError naming file and line
 */
export function substitute(text: string, variables: Variables, where: string): string {
  return text.replace(VARIABLE, (whole: string, group: string, rest: string, offset: number) => {
    const name = `${group}.${rest}`;
    const value = variables[name];
    if (value !== undefined) return value;
    const line = text.slice(0, offset).split('\n').length;
    const known = Object.keys(variables);
    const hint = `did you mean {${closest(name, known)}}? Known: ${known.join(', ')}`;
    throw new UnknownVariableError([{ file: where, line, message: `unknown variable ${whole}`, hint }]);
  });
}
