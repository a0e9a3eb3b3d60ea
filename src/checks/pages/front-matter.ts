/** Title and description: what a tab, a search result and a link preview show. */
import type { Page } from '../../content';
import type { Problem } from '../../lib/diagnostic';
import type { Check, Site } from './types';

/** Length of a description in characters: shorter says nothing, longer is cut in search results. */
const DESCRIPTION = { min: 60, max: 160 };
const KNOWN = [
  'title',
  'description',
  'sidebar_label',
  'slug',
  'keywords',
  'image',
  'pagination_label',
  'pagination_next',
  'pagination_prev',
  'hide_table_of_contents',
  'toc_min_heading_level',
  'toc_max_heading_level',
  // Integration guides only; the catalogue reads them.
  'category',
  'labels',
  // Translations only: what the page was made from.
  'source_fingerprint',
];

/** Line of a key of the front matter, else the first line. */
function lineOfKey(page: Page, key: string): number {
  return Math.max(1, page.source.split('\n').findIndex((line) => line.startsWith(`${key}:`)) + 1);
}

function titleProblems(page: Page): Problem[] {
  const { title } = page.frontMatter;
  if (typeof title === 'string' && title.trim() !== '') return [];
  return [{ line: lineOfKey(page, 'title'), message: 'front matter has no title', hint: 'add title: with the heading of the page' }];
}

function descriptionProblems(page: Page): Problem[] {
  const { description } = page.frontMatter;
  const line = lineOfKey(page, 'description');
  if (typeof description !== 'string' || description.trim() === '') {
    return [
      {
        line,
        message: 'front matter has no description',
        hint: `add description: with one sentence of ${DESCRIPTION.min} to ${DESCRIPTION.max} characters`,
      },
    ];
  }
  const problems: Problem[] = [];
  const { length } = description;
  if (length < DESCRIPTION.min || length > DESCRIPTION.max) {
    problems.push({ line, message: `description has ${length} characters`, hint: `write ${DESCRIPTION.min} to ${DESCRIPTION.max}` });
  }
  if (!/^[\p{Lu}\p{N}]/u.test(description) || !/[.?]$/.test(description)) {
    problems.push({ line, message: 'description is no full sentence', hint: 'begin with a capital letter and end with a full stop' });
  }
  return problems;
}

function keyProblems(page: Page): Problem[] {
  return Object.keys(page.frontMatter)
    .filter((key) => !KNOWN.includes(key))
    .map((key) => ({
      line: lineOfKey(page, key),
      message: `front matter has ${key}`,
      hint: key === 'draft' || key === 'unlisted' ? 'remove it: every page is published' : `use one of ${KNOWN.join(', ')}`,
    }));
}

export const frontMatter: Check = (page) => [...titleProblems(page), ...descriptionProblems(page), ...keyProblems(page)];

/** Two pages that look the same in search results. */
export const uniqueFrontMatter: Check = (page, site) => ['title', 'description'].flatMap((key) => twinProblems(page, site, key));

function twinProblems(page: Page, site: Site, key: string): Problem[] {
  const value = page.frontMatter[key];
  if (typeof value !== 'string') return [];
  const twin = site.pages.find((other) => other.file !== page.file && other.locale === page.locale && other.frontMatter[key] === value);
  return twin ? [{ line: lineOfKey(page, key), message: `${key} is that of ${twin.file}, too`, hint: 'say what only this page has' }] : [];
}
