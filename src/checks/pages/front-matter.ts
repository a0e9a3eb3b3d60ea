/** Checks the title and description, which appear in browser tabs, search results, and link previews. */
import { pageFields, type Page } from '../../content';
import type { Problem } from '../../lib/diagnostic';
import { frontMatterCode } from '../../lib/page-code';
import type { Check } from './types';

/** Length of a description in characters. Shorter ones say too little, and longer ones are cut off in search results. */
const DESCRIPTION = { min: 60, max: 160 };
/** Maximum title length in characters. Tabs, menus, link previews, and page lists show the full title. */
const LONGEST_TITLE = 80;

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

/** Reports text that looks like the start of front matter but isn't. It would become part of the page text. */
function formProblems({ source, frontMatter }: Page): Problem[] {
  const [first = '', ...rest] = source.replace(/^\ufeff/, '').split(/\r?\n/);
  if (first !== '---') {
    const at = /^\s*---[ \t]*\r?\n(?=\w+:)/.exec(source);
    return at ? [{ line: 1, message: 'front matter doesn’t begin on the first line', hint: 'begin the file with the line ---' }] : [];
  }
  if (!rest.includes('---')) return [{ line: 1, message: 'front matter has no end', hint: 'add the line --- after it' }];
  if (Object.keys(frontMatter).every((key) => /^\d+$/.test(key)))
    return [{ line: 2, message: 'front matter isn’t a list of keys and values', hint: 'write lines such as title: Object Lock' }];
  return [];
}

function titleProblems(page: Page): Problem[] {
  const { title } = page.frontMatter;
  const line = page.lineOfKey('title');
  if (!isText(title)) return [{ line, message: 'front matter has no title', hint: 'add title: with the page heading' }];
  if (title.length <= LONGEST_TITLE) return [];
  return [{ line, message: `title has ${title.length} characters`, hint: `use at most ${LONGEST_TITLE} characters` }];
}

function descriptionProblems(page: Page): Problem[] {
  const { description } = page.frontMatter;
  const { min, max } = DESCRIPTION;
  const problems: Problem[] = [];
  if (!isText(description)) {
    problems.push({
      message: 'front matter has no description',
      hint: `add description: with one sentence of ${min} to ${max} characters`,
    });
  } else {
    const { length } = description;
    if (length < min || length > max) problems.push({ message: `description has ${length} characters`, hint: `write ${min} to ${max}` });
    if (!/^[\p{Lu}\p{N}].*[.?]$/su.test(description)) {
      problems.push({ message: 'description isn’t a complete sentence', hint: 'begin it with a capital letter and end it with a period' });
    }
  }
  return problems.map((problem) => ({ line: page.lineOfKey('description'), ...problem }));
}

function keyProblems(page: Page): Problem[] {
  return frontMatterCode(page.frontMatter).map(({ key, problem }) => ({ line: page.lineOfKey(key), ...problem }));
}

/** Fields that other checks here don't look at. */
const OTHERS = pageFields.omit({ title: true, description: true, slug: true, needs: true }).partial().loose();

/** Reports values of the wrong kind, which the framework would reject. */
function kindProblems(page: Page): Problem[] {
  const { error } = OTHERS.safeParse(page.frontMatter);
  return (error?.issues ?? []).map(({ path: [key], message }) => ({
    line: page.lineOfKey(String(key)),
    message: `${String(key)}: ${message}`,
  }));
}

export const frontMatter: Check = (page) => {
  const form = formProblems(page);
  // If the front matter is malformed, none of it is read.
  return form.length > 0 ? form : [...titleProblems(page), ...descriptionProblems(page), ...keyProblems(page), ...kindProblems(page)];
};

/** Reports pages that would look identical in search results. */
export const uniqueFrontMatter: Check = (page, site) =>
  ['title', 'description'].flatMap((key): Problem[] => {
    const value = page.frontMatter[key];
    const duplicate = site.pages.find(
      (other) => other.file !== page.file && other.locale === page.locale && other.frontMatter[key] === value,
    );
    if (!duplicate || value === undefined) return [];
    return [
      { line: page.lineOfKey(key), message: `${key} is the same as in ${duplicate.file}`, hint: 'describe what is unique about this page' },
    ];
  });
