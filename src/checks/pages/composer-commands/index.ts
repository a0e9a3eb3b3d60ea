/** Checks that composer commands on pages are listed in `commands.yaml`, with the flags that they support. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { lineOf, nodesOf } from '../../../content';
import type { Problem } from '../../../lib/diagnostic';
import { lineAt, SHELLS } from '../commands';
import type { Check } from '../types';

/** A call to a program in shell code. */
interface Call {
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
function callsOf(code: string, program: string): Call[] {
  const call = new RegExp(String.raw`(?<=^|[\s|;&(])${program}((?:[ \t]+(?:${TOKEN})+)*)`, 'gm');
  return [...joinLines(code).matchAll(call)].map(({ index, 1: rest = '' }) => ({
    line: lineAt(code, index) - 1,
    tokens: [...rest.matchAll(new RegExp(`(?:${TOKEN})+`, 'g'))].map(([token]) => token.replace(/["']/g, '')),
  }));
}

interface Entry {
  readonly flags?: string;
  readonly inferred?: string;
  /** Flags that only newer releases support, or `true` if the entire command requires a newer release. */
  readonly newer?: string | true;
}

type Commands = Readonly<Record<string, Entry>>;

const { anywhere, ...sections } = parse(readFileSync(path.join(__dirname, 'commands.yaml'), 'utf8')) as { anywhere: string } & Readonly<
  Record<string, Commands>
>;

const flagsOf = ({ flags, inferred, newer }: Entry): string[] =>
  [flags, inferred, newer, anywhere].flatMap((names) => (typeof names === 'string' ? names.split(' ') : []));

/** Flags that each command accepts, without the leading dashes. */
const knownCommands: ReadonlyMap<string, readonly string[]> = new Map(
  Object.values(sections)
    .flatMap((commands) => Object.entries(commands))
    .map(([command, entry]) => [command, flagsOf(entry)]),
);

const HINT = 'correct it, or add it to src/checks/pages/composer-commands/commands.yaml if the tool has it';

/** Returns the longest known command that the tokens start with. */
function commandOf(tokens: readonly string[]): string | undefined {
  const lengths = [3, 2].filter((length) => tokens.length >= length);
  return lengths.map((length) => tokens.slice(0, length).join(' ')).find((command) => knownCommands.has(command));
}

function callProblems({ tokens }: Call, program: string): string[] {
  // These tokens are only flags, or the program is an argument of another program.
  if (!/^[a-z]/.test(tokens[0] ?? '')) return [];
  const command = commandOf(tokens);
  if (command === undefined) return [`unknown command: ${program} ${tokens.slice(0, 3).join(' ')}`];
  const known = knownCommands.get(command) ?? [];
  const flags = tokens.filter((token) => token.startsWith('--')).map((token) => token.slice(2).replace(/=.*/s, ''));
  return flags.filter((flag) => !known.includes(flag)).map((flag) => `unknown flag of ${program} ${command}: --${flag}`);
}

/** Returns whether text names a command without its program, as in `rc expand --dry-run`. Longer text without flags is a message. */
function isCommandAlone(text: string): boolean {
  const [group, verb, , ...more] = text.split(' ');
  const isShort = more.length === 0 || text.includes(' --');
  return isShort && /^[a-z][a-z-]*$/.test(verb ?? '') && [...knownCommands.keys()].some((command) => command.startsWith(`${group} `));
}

function problemsIn(code: string, line: number, program: string): Problem[] {
  return callsOf(code, program).flatMap((call) =>
    callProblems(call, program).map((message) => ({ line: line + call.line, message, hint: HINT })),
  );
}

export const composerCommands: Check = ({ instance, tree }, { variables }) => {
  const program = variables['brand.cli'];
  if (instance.id !== 'composer' || program === undefined) return [];
  const blocks = nodesOf(tree, 'code').filter(({ lang }) => SHELLS.includes(lang ?? ''));
  return [
    ...blocks.flatMap((block) => problemsIn(block.value, lineOf(block) + 1, program)),
    ...nodesOf(tree, 'inlineCode').flatMap((code) =>
      problemsIn(isCommandAlone(code.value) ? `${program} ${code.value}` : code.value, lineOf(code), program),
    ),
  ];
};
