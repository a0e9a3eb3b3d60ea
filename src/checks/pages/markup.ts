/** Checks headings, tables, references, tabs, images, and formulas. */
import path from 'node:path/posix';
import type { Table } from 'mdast';
import { elementsOf, lineOf, nodesOf, type Heading, type Page } from '../../content';
import type { Problem } from '../../lib/diagnostic';
import { attributeOf, type JsxElement } from '../../lib/jsx-element';
import { limits } from '../../site/limits';
import type { Check, Site } from './types';

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

/** Checks headings for pinned ids that stay the same in translations, and for levels that screen readers can navigate. */
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

/** Choices in the `os` group. The value of a tab for several systems contains all of them. */
const SYSTEMS = ['linux', 'macos', 'windows'];

/** Names in tab labels that mean that the tab belongs to the `os` group, so that one choice applies everywhere. */
const NAMES_SYSTEM = /\b(linux|macos|windows|bash|powershell)\b/i;

function systemProblems(tabs: JsxElement, items: readonly JsxElement[]): Problem[] {
  const hint = `write <Tabs groupId="os"> and values of ${SYSTEMS.join(', ')}, so that one choice applies to all pages`;
  if (attributeOf(tabs, 'groupId') !== 'os') {
    const labels = items.map((item) => attributeOf(item, 'label'));
    const named = labels.find((label) => typeof label === 'string' && NAMES_SYSTEM.test(label));
    return named ? [{ line: lineOf(tabs), message: `tab "${String(named)}" is outside of the group os`, hint }] : [];
  }
  const unknown = items.flatMap((item) => {
    const value = attributeOf(item, 'value');
    return typeof value === 'string' && value.split(' ').every((word) => SYSTEMS.includes(word)) ? [] : [{ item, value }];
  });
  return unknown.map(({ item, value }) => ({ line: lineOf(item), message: `value ${String(value)} in the group os`, hint }));
}

function itemProblems(item: JsxElement, seen: Set<string>): Problem[] {
  const line = lineOf(item);
  const value = attributeOf(item, 'value');
  const problems = ['value', 'label']
    .filter((name) => !attributeOf(item, name))
    .map((name) => ({ line, message: `<TabItem> has no ${name}`, hint: `write <TabItem value="aws-cli" label="AWS CLI">` }));
  if (typeof value === 'string' && seen.has(value))
    problems.push({ line, message: `value ${value} is also used by another tab`, hint: 'give each tab in a group a unique value' });
  if (typeof value === 'string') seen.add(value);
  return problems;
}

const headingProblems = (tabs: JsxElement): Problem[] =>
  nodesOf(tabs, 'heading').map((heading) => ({
    line: lineOf(heading),
    message: 'heading inside tabs',
    hint: 'move it above the tabs, because the table of contents links to it',
  }));

function tabsProblems(tabs: JsxElement): Problem[] {
  const line = lineOf(tabs);
  const items = tabs.children.filter((child): child is JsxElement => child.type === 'mdxJsxFlowElement' && child.name === 'TabItem');
  const seen = new Set<string>();
  const problems = [...items.flatMap((item) => itemProblems(item, seen)), ...systemProblems(tabs, items), ...headingProblems(tabs)];
  if (!attributeOf(tabs, 'groupId'))
    problems.push({
      line,
      message: '<Tabs> has no groupId',
      hint: 'write <Tabs groupId="client">, because the tabs of a group switch together',
    });
  if (items.length < 2) problems.push({ line, message: `<Tabs> has ${items.length} tabs`, hint: 'use tabs for two or more alternatives' });
  return problems;
}

/** Checks that tabs have values and labels, groups keep the reader's choice, operating systems share a group, and no tab has a heading. */
export const tabs: Check = ({ tree }) => elementsOf(tree, 'Tabs').flatMap(tabsProblems);

function fileProblems(url: string, line: number, site: Site): Problem[] {
  const file = path.join('static', url);
  const bytes = site.sizeOf(file);
  if (bytes === undefined) return [{ line, message: `there is no image ${file}`, hint: 'add the file, or correct the address' }];
  if (bytes <= limits.maxImageBytes) return [];
  const hint = 'crop it, make it smaller, or save it as WebP or SVG';
  return [{ line, message: `${file} has ${bytes} bytes, expected at most ${limits.maxImageBytes}`, hint }];
}

/** Checks that each image has an alternative text, and a file that exists and is small enough. */
export const images: Check = ({ tree }, site) => [
  ...[
    ...nodesOf(tree, 'image').filter(({ alt }) => !alt?.trim()),
    ...elementsOf(tree, 'img').filter((image) => attributeOf(image, 'alt') === undefined),
  ].map((image) => ({ line: lineOf(image), message: 'image has no alternative text', hint: 'describe in words what it shows' })),
  ...nodesOf(tree, 'image')
    .filter(({ url }) => url.startsWith('/'))
    .flatMap((image) => fileProblems(image.url, lineOf(image), site)),
];

const decimalSign = (locale: string): string =>
  new Intl.NumberFormat(locale).formatToParts(0.5).find(({ type }) => type === 'decimal')?.value ?? '.';

/** Checks that formulas use the decimal separator of the page's language. */
export const formulas: Check = ({ tree, locale }) => {
  const sign = decimalSign(locale);
  if (sign === '.') return [];
  return nodesOf(tree, 'math', 'inlineMath').flatMap((formula) =>
    formula.value.split('\n').flatMap((text, index) =>
      [...text.matchAll(/\d+\.\d+/g)].map(([number]): Problem => ({
        line: lineOf(formula) + index + (formula.type === 'math' ? 1 : 0),
        message: `formula contains ${number} with a decimal point`,
        // Braces prevent KaTeX from adding a space after the separator.
        hint: `write ${number.replace('.', `{${sign}}`)}`,
      })),
    ),
  );
};

/** A footnote, or a link such as `[text][name]`, that stayed text because its name isn't defined. */
const UNDEFINED = /\[\^[^\]\s]+\]|\[[^[\]]+\]\[[^[\]]*\]/;

function rowProblems({ children: [head, ...rows] }: Table): Problem[] {
  const columns = head?.children.length ?? 0;
  return rows
    .filter(({ children }) => children.length > columns)
    .map((row) => ({
      line: lineOf(row),
      message: `row has ${row.children.length} cells in a table of ${columns} columns`,
      hint: 'remove a cell, or write \\| if the sign belongs to the text',
    }));
}

/** Checks that tables and references are recognized, and that no cell is left out. */
export const unrecognized: Check = ({ tree }) => [
  ...nodesOf(tree, 'paragraph')
    .filter(({ children: [first] }) => first?.type === 'text' && first.value.startsWith('|'))
    .map((paragraph) => ({
      line: lineOf(paragraph),
      message: 'table isn’t recognized',
      hint: 'write a row of names and then a row such as |---|---| with the same number of columns',
    })),
  ...nodesOf(tree, 'table').flatMap(rowProblems),
  ...nodesOf(tree, 'text').flatMap((text) =>
    text.value.split('\n').flatMap((line, at) => {
      const [found] = UNDEFINED.exec(line) ?? [];
      return found === undefined ? [] : [{ line: lineOf(text) + at, message: `${found} has no definition`, hint: 'write [text](address)' }];
    }),
  ),
];
