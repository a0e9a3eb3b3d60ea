/** Checks what commands and scripts on the pages do: where they create buckets, what they delete, and whether they show secrets. */
import type { Code } from 'mdast';
import { lineOf, nodesOf, type Page } from '../../content';
import type { Problem } from '../../lib/diagnostic';
import type { Variables } from '../../lib/substitute';
import { isExcepted } from './exceptions';
import type { Check } from './types';

/** Returns the line of a position in a text, starting at 1. */
export const lineAt = (text: string, index: number): number => text.slice(0, index).split('\n').length;

/** A `create-bucket` command with its continuation lines, in a shell or in PowerShell. */
const CREATE = /\bs3api create-bucket\b(?:.*[\\`]\n)*.*/g;

/** @returns line numbers, starting at 1, of commands in a block that create a bucket without specifying its region */
export const bucketsWithoutRegion = (text: string): number[] =>
  [...text.matchAll(CREATE)].filter(([command]) => !command.includes('LocationConstraint=')).map(({ index }) => lineAt(text, index));

/** A Python or JavaScript loop over the pages of a list. */
const LOOP = /^(?<indent>\s*)for\b.*paginat/;
const DELETION = /\b(?:delete_objects?|abort_multipart_upload)\(|\b(?:DeleteObjects?|AbortMultipartUpload)Command\(/;

const indentOf = (line: string): number => line.length - line.trimStart().length;

/**
 * Finds scripts that delete items between two pages of a list. The item that the next page starts after no longer exists, so some servers
 * return nothing for the rest of the list. A script must read the entire list before it deletes anything.
 * @returns line numbers, starting at 1
 */
export function pagedDeletions(text: string): number[] {
  let loop: number | undefined;
  return text.split('\n').flatMap((line, at) => {
    if (line.trim() === '') return [];
    if (loop !== undefined && indentOf(line) <= loop) loop = undefined;
    loop ??= LOOP.exec(line)?.groups?.indent?.length;
    return loop !== undefined && DELETION.test(line) ? [at + 1] : [];
  });
}

/** Matches escaped characters, single-quoted text, and comments, which aren't expanded, double-quoted text, and marks that are expanded. */
const PART = /\\[\s\S]|'[^']*'|(?<=^|\s)#.*|"(?<quoted>(?:\\[\s\S]|[^"\\])*)"|(?<mark>(?<!\$|\$\{)!(?=[^\s=]))/gm;
/** Matches marks inside double quotes, where an apostrophe doesn't quote. zsh also expands a mark before the closing quote. */
const QUOTED = /\\[\s\S]|(?<mark>(?<!\$|\$\{)!(?![\s=]))/g;

const marksIn = (text: string, pattern: RegExp): number[] =>
  [...text.matchAll(pattern)].filter(({ groups }) => groups?.mark !== undefined).map(({ index }) => index);

/**
 * Finds history expansion. Readers paste blocks into an interactive bash or zsh. There, an exclamation mark outside single quotes recalls
 * an old command, even inside double quotes. The snippet runner can't detect this, because its shell isn't interactive.
 * @param text block of shell commands
 * @returns line numbers, starting at 1, where an interactive shell would expand an exclamation mark
 * @see https://www.gnu.org/software/bash/manual/html_node/History-Interaction.html
 * @see https://zsh.sourceforge.io/Doc/Release/Expansion.html#History-Expansion
 */
export function historyExpansions(text: string): number[] {
  const quoted = [...text.matchAll(PART)].flatMap(({ index, groups }) => marksIn(groups?.quoted ?? '', QUOTED).map((at) => index + 1 + at));
  return [...marksIn(text, PART), ...quoted].map((index) => lineAt(text, index));
}

/** A `list-object-versions` command with its continuation lines. */
const LIST = /\bs3api list-object-versions\b(?:.*\\\n)*.*/g;
const BUCKET = /--bucket[ =](\S+)/;
/** Options that limit a list to a part of the bucket, such as delete markers created after a point in time. */
const LIMITED = /--prefix|LastModified/;

/** Checks that a page that erases every version in a bucket lists the versions in an earlier block. */
export const listedErasures: Check = ({ tree }) => {
  const listed = new Set<string | undefined>();
  return nodesOf(tree, 'code').flatMap((block): Problem[] => {
    const lists = [...block.value.matchAll(LIST)].map(([command]) => ({ command, bucket: BUCKET.exec(command)?.[1] }));
    if (!block.value.includes('s3api delete-objects')) {
      for (const { bucket } of lists) listed.add(bucket);
      return [];
    }
    return lists
      .filter(({ command, bucket }) => !LIMITED.test(command) && !listed.has(bucket))
      .map(({ bucket }) => ({
        line: lineOf(block),
        message: `this block erases every version in ${bucket ?? 'a bucket'}, but no earlier block lists them`,
        hint: 'list them first with s3api list-object-versions, or limit the deletion with --prefix',
      }));
  });
};

export const SHELLS = ['bash', 'sh', 'powershell'];
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
    return found ? [{ line: lineAt(shown, index), command }] : [];
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

/**
 * Checks that secrets don't appear on command lines, because every user of a machine can read process arguments, and shells save them in
 * their history. Pages pass secrets through the environment, standard input, or a file whenever the program supports it.
 */
export const secrets: Check = (page, { variables }) =>
  foundOn(page, variables)
    .filter(({ command }) => !isExcepted('secrets', page, command))
    .map(({ line }) => ({
      line,
      message: 'a secret on a command line can be read by every user of the machine',
      hint: 'pass it through the environment, standard input, or a file; if the program doesn’t support that, add the reason to exceptions.yaml',
    }));
