import * as sdk from '@aws-sdk/client-s3';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { AREAS } from '../model';
import { knownLocales } from '../../site/locales';
import { loadOperations, loadTexts, parseOperations, parseTexts } from './schema';

const ROOT = path.join(__dirname, '../../..');
const right = { name: 'PutBucketAcl', area: 'acl', status: 'supported', parameters: ['acl'] };

describe('the data file', () => {
  const operations = loadOperations(ROOT);
  const commands = Object.keys(sdk).flatMap((name) => /^([A-Z]\w+)Command$/.exec(name)?.[1] ?? []);

  it('has every operation of the API model and invents none', () => {
    const inModel = operations.filter(({ beyondModel }) => !beyondModel).map(({ name }) => name);
    expect(commands.length).toBeGreaterThan(100);
    expect([...inModel].sort()).toEqual([...commands].sort());
  });

  it('marks what the model lacks', () => {
    expect(operations.flatMap(({ name, beyondModel }) => (beyondModel ? [name] : []))).toEqual(['PostObject']);
  });

  it('names guides that exist, with headings that every service has', () => {
    const broken = operations.flatMap(({ name, guide }) => {
      if (guide === undefined) return [];
      const [id = '', heading] = guide.split('#');
      const file = path.join(ROOT, 'docs', `${id}.md`);
      const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
      const found = heading === undefined ? lines[0] : lines.find((line) => line.includes(`{#${heading}}`));
      return found === undefined || /^#+ <If /.test(found) ? [`${name}: ${guide}`] : [];
    });
    expect(broken).toEqual([]);
  });

  it('has operations in every area, each with a name', () => {
    expect(new Set(operations.map(({ area }) => area))).toEqual(new Set(AREAS));
    expect(Object.keys(loadTexts(ROOT, 'en').areas)).toEqual(AREAS);
  });

  it.each(knownLocales)('is told in %s: the same notes, and every parameter', (locale) => {
    const notes = (language: string) =>
      Object.entries(loadTexts(ROOT, language).operations).map(([name, { note, parameters }]) => [
        name,
        note !== undefined,
        Object.keys(parameters),
      ]);
    expect(notes(locale)).toEqual(notes('en'));
    const texts = loadTexts(ROOT, locale).operations;
    const known = new Map(operations.map(({ name, parameters = [] }) => [name, parameters]));
    expect(Object.entries(texts).map(([name, { parameters }]) => [name, Object.keys(parameters)])).toEqual(
      Object.keys(texts).map((name) => [name, known.get(name)]),
    );
  });
});

describe('parseOperations', () => {
  it.each([
    ['an unknown area', { ...right, area: 'acls' }, 'x.yaml: PutBucketAcl: area: '],
    ['an unknown status', { ...right, status: 'yes' }, 'x.yaml: PutBucketAcl: status: '],
    ['a field that is misspelt', { ...right, notes: 'x' }, 'x.yaml: PutBucketAcl: (entry): '],
    ['an empty parameter', { ...right, parameters: [' '] }, 'x.yaml: PutBucketAcl: parameters.0: '],
    ['a guide that is a file', { ...right, guide: './x.md' }, 'x.yaml: PutBucketAcl: guide: '],
    ['an entry without a name', { area: 'acl', status: 'unknown' }, 'x.yaml: entry 1: name: '],
  ])('refuses %s', (_case, entry, message) => {
    expect(() => parseOperations([entry], 'x.yaml')).toThrow(message);
  });

  it('rejects an operation that is listed twice', () => {
    expect(() => parseOperations([right, right], 'x.yaml')).toThrow('x.yaml: PutBucketAcl: name: is listed twice');
  });

  it('refuses what is no list', () => {
    expect(() => parseOperations({ PutBucketAcl: right }, 'x.yaml')).toThrow('x.yaml: ');
  });
});

describe('parseTexts', () => {
  const texts = loadTexts(ROOT, 'en');

  it.each([
    ['statuses.partial', { ...texts, statuses: { ...texts.statuses, partial: undefined } }],
    ['operations.PutBucketAcl.note', { ...texts, operations: { PutBucketAcl: { note: ' ' } } }],
    ['operations.PutBucketAcl.parameters.acl', { ...texts, operations: { PutBucketAcl: { parameters: { acl: '' } } } }],
  ])('names the field that is wrong: %s', (field, data) => {
    expect(() => parseTexts(data, 'n.yaml')).toThrow(`n.yaml: ${field}: `);
  });
});
