/** Checks that composer commands on pages are listed in `commands.yaml`, with the flags that they support. */
import { lineOf, nodesOf } from '../../../content';
import type { Problem } from '../../../lib/diagnostic';
import type { Check } from '../types';
import { knownCommands } from './known';
import { callsOf, type Call } from './parse';

const SHELLS = ['bash', 'powershell', 'sh'];
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
