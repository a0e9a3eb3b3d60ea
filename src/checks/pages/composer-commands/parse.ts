/** Finds calls of a program in shell code. Pure functions. */

export interface Call {
  /** Line of the code where the call begins, counted from 0. */
  readonly line: number;
  /** The tokens after the program's name: commands, values and flags, without quotes. */
  readonly tokens: readonly string[];
}

const TOKEN = String.raw`"(?:\\.|[^"\\])*"|'[^']*'|[^\s|;&()<>"'#]`;

/** Keeps the offset of all following text. */
const joinLines = (code: string): string => code.replace(/\\\n/g, '  ').replace(/`\n/g, '  ');

/**
 * Calls in a block of Bash or PowerShell, including those inside `$(…)`. A call ends with its line, a pipe or a list operator.
 * @param code text of the block
 * @param program name of the program
 */
export function callsOf(code: string, program: string): Call[] {
  const call = new RegExp(String.raw`(?<=^|[\s|;&(])${program}((?:[ \t]+(?:${TOKEN})+)*)`, 'gm');
  return [...joinLines(code).matchAll(call)].map(({ index, 1: rest = '' }) => ({
    line: code.slice(0, index).split('\n').length - 1,
    tokens: [...rest.matchAll(new RegExp(`(?:${TOKEN})+`, 'g'))].map(([token]) => token.replace(/["']/g, '')),
  }));
}
