/**
 * Checks the inputs of code blocks: a reader who follows a page from the top must have set every shell variable and created every file that
 * a block uses. The snippet runner detects this only in the blocks that it executes. This check also covers the other blocks.
 */
import path from 'node:path';
import type { Code } from 'mdast';
import { lineOf, nodesOf } from '../../content';
import type { Problem } from '../../lib/diagnostic';
import { infoOf } from './code-blocks';
import { lineAt, SHELLS } from './commands';
import type { Check } from './types';

/** Languages of files that can refer to another file, such as a systemd unit. */
const NAMES_FILES = [...SHELLS, 'ini', 'yaml'];

/** Variables that every login shell, Windows, or PowerShell sets. */
const IN_EVERY_SHELL =
  /^(?:HOME|HOSTNAME|LOGNAME|PATH|PWD|SHELL|TMPDIR|UID|USER|_|PSItem|true|false|null|LASTEXITCODE|USERPROFILE|USERNAME|COMPUTERNAME|APPDATA|LOCALAPPDATA|TEMP|ProgramData|ProgramFiles)$/;

/**
 * Text that a shell doesn't expand: single-quoted text, a comment, or a here-document with a quoted delimiter. Double quotes come first,
 * because an apostrophe inside them doesn't quote.
 */
const NOT_EXPANDED =
  /(?<kept>"(?:\\[\s\S]|[^"\\])*"|\\[\s\S])|'[^']*'|(?<=^|\s)#.*|(?<head><<-?(?:"(?<double>\w+)"|'(?<single>\w+)').*\n)[\s\S]*?^[ \t]*(?:\k<double>|\k<single>)$/gm;

const expandedText = (text: string): string =>
  text.replace(NOT_EXPANDED, (all: string, ...rest: unknown[]) => {
    const { kept, head } = rest.at(-1) as { kept?: string; head?: string };
    return kept ?? (head ?? '') + all.slice(head?.length ?? 0).replace(/[^\n]/g, '');
  });

/** Patterns for setting a shell variable. The last group of each pattern can contain several names, with `read` options between them. */
const SETS = [
  /(?<![\w$-])([A-Za-z_]\w*)\+?=/g,
  /\$(?:[Ee]nv:)?([A-Za-z_]\w*)\s*=(?!=)/g,
  /\b(?:for|foreach \(\$?)\s*(\w+)(?:\s+in\b|\s*;)/g,
  /\b(?:read|mapfile|readarray|local|declare|typeset)\b((?:\s+(?:-\w+|"[^"]*"|'[^']*'|\w+))+)/g,
  /\bprintf -v (\w+)/g,
  /\bfunction [\w-]+\s*\(([^)]*)\)/g,
];
const USE = /(?<!\\)\$(?:\{[#!]?)?(?:[Ee]nv:)?([A-Za-z_]\w*)(?!\w*\()/g;

const variablesSetIn = (text: string): string[] =>
  SETS.flatMap((pattern) => [...text.matchAll(pattern)]).flatMap(([, names = '']) => names.match(/[A-Za-z_]\w*/g) ?? []);

/** A literal path in the reader's shell, without wildcards or variables. */
const PATH = String.raw`["']?(?:\.\/)?(?<path>(?:~\/|(?:\.\.)?\/)?[\w.+@/-]*\w)["']?(?=[\s;|&),}\]]|$)`;
/** Patterns for file references in a systemd unit, a configuration file, or a program's environment variable. */
const CONFIGURED = [String.raw`\b\w+_FILE["']?[=:]\s*`, String.raw`^EnvironmentFile=-?`];
/** Patterns for shell commands that read a file. */
const READ = [
  String.raw`\bfileb?:\/\/`,
  String.raw`(?<![<\d])<\s*(?=[\w.~/])`,
  String.raw`(?:^|[;&|])\s*(?:source|\.)\s+`,
  String.raw`\s--(?!(?:log|out|output|pid|lock|trace)-)(?:[a-z][\w-]*-)?file[= ]`,
  String.raw`\b(?:python3?|bash|node|php)\s+(?=\S+\.\w+)`,
  String.raw`\s--body\s+(?=\S+\.\w+)`,
  String.raw`\bkubectl (?:apply|create)(?: \S+)*? (?:-f|--filename)[= ]`,
];
const withPath = (patterns: readonly string[]): RegExp[] => patterns.map((before) => new RegExp(before + PATH, 'gm'));
const [CONFIGURED_PATHS, SHELL_PATHS] = [withPath(CONFIGURED), withPath([...CONFIGURED, ...READ])];

interface Use {
  readonly name: string;
  readonly at: number;
}

const pathsReadIn = (text: string, isShell: boolean): Use[] =>
  (isShell ? SHELL_PATHS : CONFIGURED_PATHS)
    .flatMap((pattern) => [...text.matchAll(pattern)])
    .map(({ groups, index, 0: all }) => {
      const name = groups?.path ?? '';
      return { name, at: index + all.indexOf(name) };
    });

const literally = (text: string): string => text.replace(/[.+]/g, String.raw`\$&`);

/** Returns whether a command writes the file to its folder, either by copying it there by name or by using the folder for its output. */
function isPutInFolder(text: string, name: string): boolean {
  const { dir, base } = path.posix.parse(name);
  if (dir === '') return false;
  const folder = String.raw`(?:\.\/)?${literally(dir)}\/?(?=\s|$)`;
  const copied = String.raw`\b(?:cp|mv|install)\b[^\n]*\s${literally(base)}\s(?:[^\n]*\s)?${folder}`;
  return new RegExp(String.raw`${copied}|\s--(?:output-dir|directory)[= ]${folder}`).test(text);
}

/** Returns whether commands create a file, which means that its name is used for more than reading, such as for a copy or download. */
function isMadeIn(text: string, name: string, reads: readonly Use[]): boolean {
  const word = new RegExp(String.raw`(?<![\w/~-]|\w\.)${literally(name)}(?![\w-]|\.\w)`, 'g');
  return [...text.matchAll(word)].some(({ index }) => !reads.some(({ at }) => at === index)) || isPutInFolder(text, name);
}

function problemOf(block: Code, text: string, { name, at }: Use, [what, verb]: readonly [string, string], hint: string): Problem {
  return { line: lineOf(block) + lineAt(text, at), message: `the page uses the ${what} ${name}, but no earlier block ${verb} it`, hint };
}

/** The variables and files that the blocks on a page have defined so far. */
class Known {
  private readonly variables = new Set<string>();
  private readonly files: string[] = [];

  /** Adds the block's definitions to the known names. @returns the block's problems */
  take(block: Code, title: string | undefined): Problem[] {
    if (title !== undefined) this.files.push(title);
    const isShell = SHELLS.includes(block.lang ?? '');
    return [...(isShell ? this.variableProblems(block) : []), ...this.fileProblems(block)];
  }

  private variableProblems(block: Code): Problem[] {
    const text = block.lang === 'powershell' ? block.value : expandedText(block.value);
    for (const name of variablesSetIn(block.value)) this.variables.add(name);
    return [...text.matchAll(USE)].flatMap(({ 1: name = '', index }) => {
      if (this.variables.has(name) || IN_EVERY_SHELL.test(name)) return [];
      // Report each name only once, where the reader first encounters it.
      this.variables.add(name);
      const hint = `set it earlier, as in ${name}='…', and explain where the value comes from`;
      return problemOf(block, text, { name, at: index }, ['variable', 'sets'], hint);
    });
  }

  private fileProblems(block: Code): Problem[] {
    const text = block.value;
    const reads = pathsReadIn(text, SHELLS.includes(block.lang ?? ''));
    const isMade = (name: string): boolean =>
      /^\/(?:dev|proc)\//.test(name) ||
      this.files.some((known) => known === name || known.endsWith(`/${name}`) || isMadeIn(known, name, [])) ||
      isMadeIn(text, name, reads);
    const missing = reads.filter(({ name }) => !isMade(name));
    // Reading a file doesn't create it.
    this.files.push(reads.reduce((rest, { name, at }) => rest.slice(0, at) + ' '.repeat(name.length) + rest.slice(at + name.length), text));
    const hint = 'create it in an earlier block with title="…" save, a redirection, or the command that writes it';
    return missing.map((use) => problemOf(block, text, use, ['file', 'creates'], hint));
  }
}

/** Reports shell variables that are never set, and files that are never created, on all pages, including those that aren't executed. */
export const undefinedInputs: Check = ({ tree }) => {
  const known = new Known();
  return nodesOf(tree, 'code').flatMap((block) => {
    const { kind, title } = infoOf(block) ?? {};
    return kind === 'output' || !NAMES_FILES.includes(block.lang ?? '')
      ? known.take({ ...block, value: '' }, title)
      : known.take(block, title);
  });
};
