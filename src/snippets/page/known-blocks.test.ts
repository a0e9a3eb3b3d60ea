import { expect, it } from 'vitest';
import { docsInstances, Page, type Place } from '../../content';
import { knownBlocks } from './known-blocks';

const [instance] = docsInstances;
if (!instance) throw new Error('no docs instance');
const place: Place = { file: 'docs/guides/known.md', instance, locale: 'en', id: 'guides/known' };
const textsOf = (source: string): string[] => knownBlocks(new Page(place, source)).blocks.map(({ text }) => text);

it('reads a text once, and a changed one anew', () => {
  const page = '```bash run\nls\n```\n';
  expect(textsOf(page)).toEqual(['ls']);
  expect(knownBlocks(new Page(place, page))).toBe(knownBlocks(new Page(place, page)));
  expect(textsOf(page.replace('ls', 'pwd'))).toEqual(['pwd']);
});
