/** Finds calls to a program in shell code. Pure functions. */

export interface Call {
  /** Line number where the call starts, counted from 0. */
  readonly line: number;
  /** Tokens after the program name: commands, values, and flags, without quotes. */
  readonly tokens: readonly string[];
}

const TOKEN = String.raw`"(?:\\.|[^"\\])*"|'[^']*'|[^\s|;&()<>"'#]`;

/** Joins continuation lines without changing the offset of the text that follows. */
const joinLines = (code: string): string => code.replace(/\\\n/g, '  ').replace(/`\n/g, '  ');

/**
 * Returns the calls in a Bash or PowerShell block, including those inside `$(…)`. A call ends at a line end, a pipe, or a list operator.
 * @param code block text
 * @param program program name
 */
export function callsOf(code: string, program: string): Call[] {
  const call = new RegExp(String.raw`(?<=^|[\s|;&(])${program}((?:[ \t]+(?:${TOKEN})+)*)`, 'gm');
  return [...joinLines(code).matchAll(call)].map(({ index, 1: rest = '' }) => ({
    line: code.slice(0, index).split('\n').length - 1,
    tokens: [...rest.matchAll(new RegExp(`(?:${TOKEN})+`, 'g'))].map(([token]) => token.replace(/["']/g, '')),
  }));
}
