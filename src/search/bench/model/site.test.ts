import { beforeAll, describe, expect, it } from 'vitest';

import type { SearchRecord } from '../../contract';
import { keystrokes, typedQueries } from '../queries';
import { parsePage, readCorpus, type CorpusPage } from './corpus';
import { generateSite } from './site';

let corpus: CorpusPage[];
let site: SearchRecord[];

beforeAll(() => {
  corpus = readCorpus(process.cwd(), ['docs', 'composer']);
  site = generateSite(corpus, 60);
});

const prose = (records: readonly SearchRecord[]): string[] =>
  records.map(({ content }) => content ?? '').filter((text) => text.length > 200);

describe('parsePage', () => {
  it('reads headings with their prose and code', () => {
    const page = parsePage(
      '---\ntitle: "A lock"\n---\n\nText of [a link](x.md).\n\n## Use it {#use}\n\n:::note\n\nSay `{reader.bucket}`.\n\n:::\n\n```bash run\n# no heading\naws s3 ls\n```\n',
    );
    expect(page).toEqual([
      { level: 1, heading: 'A lock', prose: expect.stringMatching(/^\s*Text of a link\.\s*$/) as string, code: '' },
      { level: 2, heading: 'Use it', prose: expect.stringMatching(/^\s*Say bucket\s?\.\s*$/) as string, code: '# no heading aws s3 ls ' },
    ]);
  });
});

describe('generated site', () => {
  it('has the pages asked for, each with its sections in order', () => {
    expect(new Set(site.map(({ position }) => position.page)).size).toBe(60);
    expect(site.filter(({ type }) => type === 'lvl1')).toHaveLength(60);
    expect(new Set(site.map(({ objectID }) => objectID)).size).toBe(site.length);
  });

  it('is the same every time', () => {
    expect(generateSite(corpus, 12)).toEqual(generateSite(corpus, 12));
  });

  it('copies no text, neither of itself nor of the corpus', () => {
    const texts = prose(site);
    expect(new Set(texts).size).toBe(texts.length);
    const known = corpus
      .flat()
      .map((section) => section.prose)
      .join(' ');
    expect(texts.filter((text) => known.includes(text.slice(0, 120)))).toEqual([]);
  });

  it('knows more words the more pages it has', () => {
    const words = (pages: number): number => new Set(prose(generateSite(corpus, pages)).join(' ').toLowerCase().split(/\W+/)).size;
    expect(words(96)).toBeGreaterThan(1.4 * words(24));
  });
});

describe('typed queries', () => {
  it('come from the records, the same every time', () => {
    const queries = typedQueries(site, 20);
    expect(queries).toHaveLength(20);
    expect(queries).toEqual(typedQueries(site, 20));
  });

  it('are typed letter by letter', () => {
    expect(keystrokes('a lo')).toEqual(['a', 'a l', 'a lo']);
  });
});
