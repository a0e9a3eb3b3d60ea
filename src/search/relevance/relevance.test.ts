import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

import { buildIndexFile } from '../engines/embedded/build';
import { createEngine } from '../engines/embedded/engine';
import { fixtureRecords, readFixtureSite } from '../testing/records';
import { languageData } from '../index-texts';
import { evaluate, readQueries, staleUrls } from '../testing/evaluate';
import { questionsIn, solve } from '../testing/problems';
import { judgementOf, readProblems, repeated, type Problem } from './read-problems';

const english = await createEngine(buildIndexFile(fixtureRecords, languageData('en')));
const queriesOf = (locale: string) => readQueries(path.join(import.meta.dirname, `../testing/queries.${locale}.json`));

describe.each(['en', 'it'])('relevance on the fixture site, %s', async (locale) => {
  const engine = await createEngine(buildIndexFile(readFixtureSite(locale), languageData(locale)));

  it.each(queriesOf(locale))('$kind: $query', ({ query, expect: [wanted] }) => {
    expect(engine.search({ indexName: `docs-${locale}`, query }).hits[0]?.url).toBe(wanted);
  });
});

describe('evaluate', () => {
  it('counts first hits, hits among five, and names the misses', () => {
    const { all, misses } = evaluate(english, [
      { kind: 'a', query: 'object lock', expect: ['/guides/object-lock'] },
      { kind: 'a', query: 'object lock', expect: ['/guides/s3-api#op-lock'] },
      { kind: 'b', query: 'object lock', expect: ['/gone'] },
      { kind: 'b', query: 'object lock', expect: [] },
    ]);
    expect(all).toEqual({ total: 4, first: 1, five: 2, heading: 1 });
    expect(misses.map(({ expect: [wanted] }) => wanted)).toEqual(['/guides/s3-api#op-lock', '/gone', undefined]);
  });

  it('names expected sections that are gone', () => {
    const queries = ['/here', '/gone', '/gone'].map((url) => ({ kind: 'a', query: 'a', expect: [url] }));
    expect(staleUrls(queries, new Set(['/here']))).toEqual(['/gone']);
  });
});

describe('problems', () => {
  const base = { cause: 'It is so.', known: 'thread' as const, source: ['owner/program#1'] };
  const problems: Problem[] = [
    { ...base, kind: 'words', query: 'object lock', it: 'blocco oggetti', expect: ['/guides/object-lock'], missed: ['it'] },
    {
      ...base,
      kind: 'message',
      query: 'AccessDenied',
      expect: ['/gone', '/guides/access-control-list#limits'],
      judged: { on: '2026-11-27', as: 'solved' },
    },
  ];

  it('asks words in each language, messages in English', () => {
    expect(questionsIn(problems, 'it', '/it/')).toEqual([{ query: 'blocco oggetti', expect: ['/it/guides/object-lock'], isMissed: true }]);
    expect(questionsIn(problems, 'en', '/').map(({ query }) => query)).toEqual(['object lock', 'AccessDenied']);
  });

  it('counts pages among the first three and sections among the first five', () => {
    const { total, page, heading, misses } = solve(english, questionsIn(problems, 'en', '/'));
    expect({ total, page, heading }).toEqual({ total: 2, page: 2, heading: 1 });
    expect(misses.map(({ query }) => query)).toEqual(['AccessDenied']);
  });

  it('counts what readers judged, with the last day', () => {
    const all: Problem[] = [
      ...problems,
      { ...problems[0]!, judged: { on: '2026-11-26', as: 'partly' }, unprepared: { on: '2026-11-25', as: 'solved' } },
    ];
    expect(judgementOf(all)).toEqual({
      problems: 3,
      judged: 2,
      solved: 1,
      partly: 1,
      date: '2026-11-27',
      unprepared: 1,
      unpreparedSolved: 1,
    });
  });

  it('names questions that are asked twice', () => expect(repeated(['a b', 'c', 'A b'])).toEqual(['A b']));

  it('says what is wrong in a file', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'problems-'));
    writeFileSync(path.join(folder, 'a.yaml'), '- { query: a, kind: words, cause: b, known: maybe, expect: [guides], source: [] }');
    expect(() => readProblems(folder)).toThrow(/a\.yaml: (?=[^]*\[0\]\.it)(?=[^]*\[0\]\.known)[^]*\[0\]\.expect\[0\]/);
  });
});
