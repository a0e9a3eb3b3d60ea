/** Checks headings for pinned ids that stay the same in translations, and for levels that screen readers can navigate. */
import { lineOf, nodesOf, type Heading, type Page } from '../../content';
import type { Problem } from '../../lib/diagnostic';
import type { Check } from './types';

const ID = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
/** Highest heading level on a page. The title in the front matter is the only level-1 heading. */
const HIGHEST = 2;
const LOWEST = 4;

function idProblems({ line, text, id }: Heading): Problem[] {
  if (id === undefined) return [{ line, message: `heading "${text}" has no pinned id`, hint: 'add one at the end: {#short-name}' }];
  return ID.test(id) ? [] : [{ line, message: `heading id "${id}" isn’t lowercase with hyphens`, hint: 'write it like {#turn-on}' }];
}

function levelProblems({ line, text, level }: Heading, before: number): Problem[] {
  if (level < HIGHEST)
    return [{ line, message: `"${text}" is a heading of level 1`, hint: 'use ##, because the title comes from the front matter' }];
  if (level > LOWEST)
    return [
      { line, message: `"${text}" is a heading of level ${level}`, hint: 'use ## and ###, and turn deeper levels into a list or a page' },
    ];
  if (level > before + 1)
    return [{ line, message: `"${text}" has level ${level} after level ${before}`, hint: `use ${'#'.repeat(before + 1)}` }];
  return [];
}

/** @param first first heading on the page that has the same id */
function duplicateProblems({ line, id }: Heading, first: Heading | undefined): Problem[] {
  if (id === undefined || first === undefined || first.line === line) return [];
  return [{ line, message: `id ${id} is also used on line ${first.line}`, hint: 'give each heading a unique id' }];
}

/** An admonition without an end contains the rest of the page. */
const admonitionProblems = ({ tree }: Page): Problem[] =>
  nodesOf(tree, 'containerDirective')
    .filter((admonition) => nodesOf(admonition, 'heading').length > 0)
    .map((admonition) => ({
      line: lineOf(admonition),
      message: `:::${admonition.name} contains a heading`,
      hint: 'end the admonition with the line :::',
    }));

export const headings: Check = (page) => [
  ...admonitionProblems(page),
  ...page.headings.flatMap((heading, index) => [
    ...idProblems(heading),
    ...levelProblems(heading, page.headings[index - 1]?.level ?? 1),
    ...duplicateProblems(
      heading,
      page.headings.find(({ id }) => id === heading.id),
    ),
  ]),
];
