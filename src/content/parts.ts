/**
 * Includes parts in pages. A text that several pages share is stored once, in `_parts/` next to them. `<Part of="name" />` on a separate
 * line includes it. The text is inserted before a page is parsed, so that the framework and our own parser see the same page.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DiagnosticError, type Diagnostic, type Problem } from '../lib/diagnostic';
import { everyFeature, type Features } from '../site/features';
import { withoutConditions } from './conditions';
import { isLinked } from './files';
import { docsInstances, locales, pagesFolder, type Place } from './instances';

const FOLDER = '_parts';
/** An element that's alone on its line, or that's the entire text of a list item. */
const INCLUDE = /^(?<lead> *(?:(?:\d+\.|-) +)?)<Part(?<attributes>(?: +\w+="[^"]*")*) *\/>\r?$/;
const ELEMENT = /^[ \d.-]*<Part\b/;
const ATTRIBUTE = /(\w+)="([^"]*)"/g;
/** A part name, which is a file name and not a path. */
const NAME = /^[\w-]+$/;
const PARAMETER = /\{part\.(\w+)\}/g;

/** A page that includes the text of its parts. */
export interface Expanded {
  readonly text: string;
  /** Converts a line number in the text to one in the page's file. Both start at 1. */
  readonly lineInFile: (line: number) => number;
}

/** Returns the part's name and its parameters. */
const attributesOf = (written: string): Map<string, string> =>
  new Map([...written.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [name, value]));

/** Checks an element before it's replaced, and returns the problem, if any. */
function problemOf(given: ReadonlyMap<string, string>, file: string, part: string | undefined): Omit<Problem, 'line'> | undefined {
  if (part === undefined) return { message: `there is no part ${file}`, hint: 'write it, or correct the name in of="…"' };
  if (part.split('\n').some((line) => ELEMENT.test(line))) return { message: `${file} includes a part, but parts can’t be nested` };
  const wanted = new Set([...part.matchAll(PARAMETER)].map(([, name = '']) => name));
  const missing = [...wanted].filter((name) => !given.has(name));
  if (missing.length > 0) return { message: `${file} needs the parameter ${missing.join(', ')}`, hint: `add ${missing[0]}="…"` };
  const unneeded = [...given.keys()].filter((name) => name !== 'of' && !wanted.has(name));
  return unneeded.length > 0 ? { message: `${file} has no parameter ${unneeded.join(', ')}`, hint: 'remove it' } : undefined;
}

/** Returns the lines that replace a single line of a page. @throws DiagnosticError if an element can't be replaced */
function linesFor(written: string, line: number, place: Place, siteDir: string): string[] {
  if (!ELEMENT.test(written)) return [written];
  const fail = (problem: Problem): never => {
    throw new DiagnosticError([{ file: place.file, line, ...problem }]);
  };
  const { lead = '', attributes = '' } = INCLUDE.exec(written)?.groups ?? {};
  const given = attributesOf(attributes);
  const name = given.get('of');
  if (name === undefined || !NAME.test(name))
    return fail({ message: `expected <Part of="name" /> on a separate line, found ${written.trim()}` });
  const file = `${pagesFolder(place.instance, place.locale)}/${FOLDER}/${name}.md`;
  if (isLinked(siteDir, file)) return fail({ message: `${file} is reached through a symbolic link`, hint: 'replace it with the file' });
  const part = existsSync(path.join(siteDir, file)) ? readFileSync(path.join(siteDir, file), 'utf8').trimEnd() : undefined;
  const problem = problemOf(given, file, part);
  if (problem || part === undefined) return fail(problem ?? { message: `there is no part ${file}` });
  const filled = part.replace(PARAMETER, (whole, key: string) => given.get(key) ?? whole).split('\n');
  const indent = ' '.repeat(lead.length);
  return filled.map((text, at) => (text === '' ? '' : (at === 0 ? lead : indent) + text));
}

/** Returns a page's lines with its parts inserted in the page's language, each with its line number in the page's file. */
const linesWithParts = (place: Place, source: string, siteDir: string): { readonly text: string; readonly line: number }[] =>
  source.split('\n').flatMap((written, at) => linesFor(written, at + 1, place, siteDir).map((text) => ({ text, line: at + 1 })));

/**
 * Inserts a page's parts, but keeps its conditions.
 * @throws DiagnosticError for an unknown part, a nested part, or a missing or unexpected parameter
 */
export function withParts(place: Place, source: string, siteDir: string): Expanded {
  const lines = linesWithParts(place, source, siteDir);
  return { text: lines.map(({ text }) => text).join('\n'), lineInFile: (line) => lines[line - 1]?.line ?? line };
}

/**
 * Inserts a page's parts in the page's language, and removes what depends on features that the service lacks.
 * @param source   page text, before variables are filled in
 * @param features features of the service; by default, all of them
 * @throws DiagnosticError with the file and line number, for an unknown part, a nested part, a missing or unexpected parameter, or a wrong
 *         condition
 */
export function expandParts(place: Place, source: string, siteDir: string, features: Features = everyFeature): Expanded {
  if (!/<(?:Part|If)\b/.test(source)) return { text: source, lineInFile: (line) => line };
  const included = linesWithParts(place, source, siteDir);
  const texts = withoutConditions(
    included.map(({ text }) => text),
    features,
    (index, problem) => {
      throw new DiagnosticError([{ file: place.file, line: included[index]?.line, ...problem }]);
    },
  );
  const lines = included.filter((_, index) => texts[index] !== undefined).map(({ line }) => line);
  return { text: texts.filter((text) => text !== undefined).join('\n'), lineInFile: (line) => lines[line - 1] ?? line };
}

/** Returns the names of the parts that a page's source text includes. */
export const partNames = (source: string): string[] => [...source.matchAll(/<Part of="([\w-]+)"/g)].map(([, name = '']) => name);

/** Returns the parts that no page includes. @param pages source text of the pages in every language */
export function unusedParts(siteDir: string, pages: readonly (Place & { readonly source: string })[]): Diagnostic[] {
  return docsInstances.flatMap((instance) =>
    locales.flatMap((locale) => {
      const folder = `${pagesFolder(instance, locale)}/${FOLDER}`;
      if (!existsSync(path.join(siteDir, folder))) return [];
      const own = pages.filter((page) => page.instance.id === instance.id && page.locale === locale);
      return readdirSync(path.join(siteDir, folder))
        .filter((file) => !own.some(({ source }) => partNames(source).includes(file.replace(/\.md$/, ''))))
        .map((file) => ({ file: `${folder}/${file}`, message: 'no page includes this part', hint: 'delete it' }));
    }),
  );
}
