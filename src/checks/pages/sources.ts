/** Checks the text of the sources: bytes that aren’t text, unfinished parts, code, and brand and reader values. */
import { isUtf8 } from 'node:buffer';
import { DiagnosticError, type Problem } from '../../lib/diagnostic';
import { escapeRegExp } from '../../lib/escape';
import { invisibleIn } from '../../lib/invisible';
import { pageCodeProblems } from '../../lib/page-code';
import { substitute } from '../../lib/substitute';
import { isBucketName } from '../../site/values';
import { lineAt } from './commands';
import type { Check, Site } from './types';

/** Checks that pages contain only data. The build uses the same rules to reject anything else. */
export const pageCode: Check = ({ tree }) => pageCodeProblems(tree);

/** Finds unfinished parts of a page that was created from a template (`npm run new`). */
export const unwritten: Check = ({ source }) =>
  source.split('\n').flatMap((text, at) => {
    const [, rest] = /\bTODO\b:?\s*(.*)/.exec(text) ?? [];
    return rest === undefined ? [] : [{ line: at + 1, message: `isn’t written yet: ${rest}`, hint: 'write the text, and delete TODO' }];
  });

/** Returns the variables whose values must not appear literally on a page, because they depend on the brand or reader. */
const neverLiteral = (variables: Site['variables']): string[] =>
  ['brand.domain', 'brand.name', ...Object.keys(variables).filter(isBucketName)].filter((name) => variables[name] !== undefined);

function unknownProblems(source: string, site: Site): readonly Problem[] {
  try {
    substitute(source, site.variables, '');
    return [];
  } catch (error) {
    if (!(error instanceof DiagnosticError)) throw error;
    return error.diagnostics.map(({ line, message, hint }) => ({ line, message, hint }));
  }
}

/** Finds the first of these values that's a whole word. Few lines contain any of them, so most lines are searched only once. */
function literalFinder({ variables }: Site): (text: string, line: number) => Problem[] {
  const names = neverLiteral(variables);
  const values = new Map(names.map((name) => [name, escapeRegExp(variables[name] ?? '')]));
  const any = new RegExp([...values.values()].join('|'), 'iu');
  return (text, line) => {
    if (values.size === 0 || !any.test(text)) return [];
    const name = names.find((one) => new RegExp(`(?<![\\p{L}\\p{N}])${values.get(one)}(?![\\p{L}\\p{N}])`, 'iu').test(text));
    if (name === undefined) return [];
    return [
      {
        line,
        message: `"${variables[name]}" is written out on the page`,
        hint: `write {${name}}, because other brands or readers have another value`,
      },
    ];
  };
}

/** Articles that depend on the first sound of a name, which can change: `a {brand.product}`, or `l’{brand.product}` in Italian. */
const ARTICLE: Readonly<Record<string, RegExp>> = { en: /\ban? [*_“[]*\{brand\./iu, it: /\p{L}’[*_«[]*\{brand\./iu };

function articleProblems(text: string, line: number, locale: string): Problem[] {
  const [found] = ARTICLE[locale]?.exec(text) ?? [];
  const hint = 'another brand may need another article: write, for example, “a bucket in {brand.product}”';
  return found === undefined ? [] : [{ line, message: `article before a brand name: "${found}"`, hint }];
}

/** Checks brand and reader values: only known names, no literal values, and no article that fits only one brand. */
export const variables: Check = ({ source, locale }, site) => {
  const literalProblems = literalFinder(site);
  return [
    ...unknownProblems(source, site),
    ...source.split('\n').flatMap((text, index) => [...literalProblems(text, index + 1), ...articleProblems(text, index + 1, locale)]),
  ];
};

const NEWLINE = 0x0a;

const lineOfByte = (bytes: Buffer, at: number): number => bytes.subarray(0, at).filter((byte) => byte === NEWLINE).length + 1;

/** Returns the first line that isn't UTF-8. No character spans a line break, and in Latin-1 each character is one byte. */
const brokenLine = (bytes: Buffer): number =>
  bytes
    .toString('latin1')
    .split('\n')
    .findIndex((line) => !isUtf8(Buffer.from(line, 'latin1'))) + 1;

/** Returns problems with the bytes of a text file, with their line numbers. */
export function textProblems(bytes: Buffer): Problem[] {
  const text = bytes.toString('utf8');
  const [nul, windows] = [bytes.indexOf(0), bytes.indexOf('\r\n')];
  // A byte order mark and NUL have separate hints.
  const invisible = nul < 0 ? invisibleIn(text.replace(/^\ufeff/, '')) : undefined;
  const found: (Problem | false)[] = [
    text.startsWith('\ufeff') && { line: 1, message: 'begins with a byte order mark', hint: 'save it as UTF-8 without a byte order mark' },
    nul >= 0 && { line: lineOfByte(bytes, nul), message: 'contains the character NUL', hint: 'delete it, or save the file as UTF-8' },
    invisible !== undefined && {
      line: lineAt(text, invisible.index + 1),
      message: `contains the invisible character ${invisible.name}`,
      hint: 'delete it, because it can hide or reverse the text that is shown',
    },
    windows >= 0 && {
      line: lineOfByte(bytes, windows),
      message: 'has Windows line endings',
      hint: 'set the line endings of the file to LF in your editor',
    },
    !isUtf8(bytes) && {
      line: brokenLine(bytes),
      message: 'isn’t valid UTF-8',
      hint: 'type the character again, and save the file as UTF-8',
    },
  ];
  return found.filter((problem) => problem !== false);
}
