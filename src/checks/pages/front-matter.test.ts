import { describe, expect, it } from 'vitest';
import { frontMatter, uniqueFrontMatter } from './front-matter';
import { problemsOf, MATTER, pageOf, siteOf } from './testing/pages';

const page = (...lines: string[]): string => ['---', ...lines, '---', ''].join('\n');
const title = 'title: Object Lock';
const description = 'description: Keep objects from being changed or erased for a time that you choose.';

describe('front matter', () => {
  it.each([
    ['none', 'Text.', ['1 front matter has no title', '1 front matter has no description']],
    ['no title', page(description), ['1 front matter has no title']],
    ['empty title', page('title: ""', description), ['2 front matter has no title']],
    ['no description', page(title), ['1 front matter has no description']],
    ['short description', page(title, 'description: Too short.'), ['3 description has 10 characters']],
    ['long description', page(title, `description: ${'Long '.repeat(40)}end.`), ['3 description has 204 characters']],
    ['description without full stop', page(title, description.slice(0, -1)), ['3 description isn’t a complete sentence']],
    ['description in lower case', page(title, description.replace('Keep', 'keep')), ['3 description isn’t a complete sentence']],
    ['length counted with the value of a variable', page(title, `description: ${'Keep '.repeat(29)}{brand.product}.`), []],
    ['misspelt key', page(title, description, 'sidebar_lable: Lock'), ['4 front matter contains sidebar_lable']],
    ['a number as a name', page(title, description, 'sidebar_label: 2024'), ['4 sidebar_label: expected text, in quotation marks if']],
    ['a text as a switch', page(title, description, 'hide_table_of_contents: "yes"'), ['4 hide_table_of_contents: expected true or false']],
    ['no end', `---\n${title}\n${description}\n\nText.\n`, ['1 front matter has no end — add the line --- after it']],
    ['an empty line before', `\n${page(title, description)}`, ['1 front matter doesn’t begin on the first line']],
    ['a list', page('- title'), ['2 front matter isn’t a list of keys and values']],
    ['a text', page('title'), ['2 front matter isn’t a list of keys and values']],
    ['nothing between', page(''), ['2 front matter isn’t a list of keys']],
    ['lines as in DOS', page(title, description).replaceAll('\n', '\r\n'), []],
    ['draft', page(title, description, 'draft: true'), ['4 front matter contains draft — remove it, because every page is published']],
  ])('%s', (_case, source, expected) => {
    const problems = problemsOf(frontMatter, pageOf(source));
    expect(problems).toHaveLength(expected.length);
    expected.forEach((text, index) => {
      expect(problems[index]).toContain(text);
    });
  });

  it('is content with a good page', () => {
    expect(problemsOf(frontMatter, pageOf(MATTER))).toEqual([]);
  });
});

describe('unique title and description', () => {
  const first = pageOf(MATTER);
  const duplicate = pageOf(MATTER, { id: 'guides/lock' });

  it('names the duplicate', () => {
    expect(problemsOf(uniqueFrontMatter, first, siteOf([first, duplicate]))).toEqual([
      '2 title is the same as in docs/guides/lock.md — describe what is unique about this page',
      '3 description is the same as in docs/guides/lock.md — describe what is unique about this page',
    ]);
  });

  it('lets a page of another language be alike', () => {
    const italian = pageOf(MATTER, { locale: 'it', file: 'i18n/it/lock.md' });
    expect(problemsOf(uniqueFrontMatter, first, siteOf([first, italian]))).toEqual([]);
  });
});
