/**
 * Checks that secrets don't appear on command lines, because every user of a machine can read process arguments, and shells save them in
 * their history. Pages pass secrets through the environment, standard input, or a file whenever the program supports it.
 */
import type { Code } from 'mdast';
import { lineOf, nodesOf, type Page } from '../../content';
import type { Variables } from '../../lib/substitute';
import { isExcepted } from './exceptions';
import type { Check } from './types';

const SHELLS = ['bash', 'sh', 'powershell'];
/** A command with its continuation lines, in a shell or in PowerShell. */
const COMMAND = /(?:.*[\\`]\n)*.+/g;
/** Standard input that's part of the block. */
const HEREDOC = /(<<-?(?<quote>['"]?)(?<end>\w+)\k<quote>.*\n)([^]*?)(?=^[ \t]*\k<end>$)/gm;
/** Text that isn't passed to a process as an argument: standard input from the shell itself, environment variables, and cmdlets. */
const NO_ARGUMENT = [
  /(?:^\s*'[^']*'|^\s*"[^"]*"|(?:^|&&|;)\s*(?:printf|echo)\b[^|\n]*)\s*\|/g,
  /(?:^|&&|\|\||[;|(])\s*(?:export\s+)?(?:[A-Z][A-Z0-9_]*=(?:"[^"]*"|'[^']*'|\S*)(?:\s|\\\n)*)+/g,
  /^\s*\$Env:\w+\s*=.*/gi,
  /^\s*(?:\$\w+\s*=\s*)?[A-Z]\w+-[A-Z].*/g,
];
/** Places where commands contain secrets that the site doesn't know. `not-the-secret` is allowed, because the server rejects it. */
const PLACES = [
  /\s--?(?:[\w-]+[_-])?(?:secret(?:[_-](?:access[_-])?key)?|password|passphrase)(?:=|\s+)["']?(?!-|not-the-secret)[^\s"'|&]/i,
  /\s--token[= ]\S/,
  /\s--api-key(?:=|\s+)["']?(?!-)[^\s"'|&]/i,
  /\bmc(?:\.exe)?\s+alias\s+set\s+\S+\s+\S+\s+[^\s\\`-]/,
  // A port number isn't a password.
  /\b[a-z][a-z0-9+.-]*:\/\/[^\s/@:"']+:(?!not-the-secret)[^\s/@"']+@/i,
  /\sconfigure\s+set\s+\S*secret\S*\s+\S/,
  /\s--user[= ]["']?[^\s:"']+:(?!not-the-secret)[^\s/"']/,
  /\bcurl\b.*\s-u ?["']?[^\s:"']+:(?!not-the-secret)[^\s/"']/,
  /["'\s]Authorization: Bearer \S/i,
  /\bdocker\s+login\b.*\s-p[= ]?\S/,
  /\bduckdb\b.*\bSECRET\s+'/,
  /\s--from-literal=\S*(?:secret|password|key)\S*=/i,
];

interface Found {
  readonly line: number;
  readonly command: string;
}

/** @param secrets values of the reader's secrets @returns commands that have a secret among their arguments; lines start at 1 */
export function commandsWithSecret(block: string, secrets: readonly string[]): Found[] {
  const shown = block.replace(HEREDOC, (_all, head: string, _quote, _end, body: string) => head + body.replace(/./g, ''));
  return [...shown.matchAll(COMMAND)].flatMap(({ 0: command, index }) => {
    const given = NO_ARGUMENT.reduce((text, pattern) => text.replace(pattern, ''), command);
    const found = secrets.some((secret) => given.includes(secret)) || PLACES.some((place) => place.test(given));
    return found ? [{ line: shown.slice(0, index).split('\n').length, command }] : [];
  });
}

const secretsOf = (variables: Variables): string[] =>
  Object.entries(variables).flatMap(([name, value]) => (/secret/i.test(name) ? [value] : []));

function foundOn({ tree }: Page, variables: Variables): Found[] {
  const blocks = nodesOf(tree, 'code').filter(({ lang }: Code) => SHELLS.includes(lang ?? ''));
  return blocks.flatMap((block) =>
    commandsWithSecret(block.value, secretsOf(variables)).map(({ line, command }) => ({ line: lineOf(block) + line, command })),
  );
}

/** @returns commands on a page that have a secret among their arguments */
export const secretCommandsOn = (page: Page, variables: Variables): string[] => foundOn(page, variables).map(({ command }) => command);

export const secrets: Check = (page, { variables }) =>
  foundOn(page, variables)
    .filter(({ command }) => !isExcepted('secrets', page, command))
    .map(({ line }) => ({
      line,
      message: 'a secret on a command line can be read by every user of the machine',
      hint: 'pass it through the environment, standard input, or a file; if the program doesn’t support that, add the reason to exceptions.yaml',
    }));
