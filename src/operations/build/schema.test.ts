import * as sdk from '@aws-sdk/client-s3';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { AREAS } from '../model';
import { loadNames, loadOperations } from './load';
import { parseNames, parseOperations } from './schema';

const ROOT = path.join(__dirname, '../../..');
const right = { name: 'PutBucketAcl', area: 'acl', status: 'supported', note: { en: 'Grants', it: 'Concessioni' } };

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

  it('names guides that exist, with their headings', () => {
    const broken = operations.flatMap(({ name, guide }) => {
      if (guide === undefined) return [];
      const [id = '', heading] = guide.split('#');
      const file = path.join(ROOT, 'docs', `${id}.md`);
      const found = existsSync(file) && (heading === undefined || readFileSync(file, 'utf8').includes(`{#${heading}}`));
      return found ? [] : [`${name}: ${guide}`];
    });
    expect(broken).toEqual([]);
  });

  it('has operations in every area, each with a name', () => {
    expect(new Set(operations.map(({ area }) => area))).toEqual(new Set(AREAS));
    expect(Object.keys(loadNames(ROOT).areas)).toEqual(AREAS);
  });
});

describe('parseOperations', () => {
  it.each([
    ['an unknown area', { ...right, area: 'acls' }, 'x.yaml: PutBucketAcl: area: '],
    ['an unknown status', { ...right, status: 'yes' }, 'x.yaml: PutBucketAcl: status: '],
    ['a note in one language only', { ...right, note: { en: 'Grants' } }, 'x.yaml: PutBucketAcl: note.it: '],
    ['an empty note', { ...right, note: { en: 'Grants', it: ' ' } }, 'x.yaml: PutBucketAcl: note.it: '],
    ['a field that is misspelt', { ...right, notes: 'x' }, 'x.yaml: PutBucketAcl: (entry): '],
    ['a parameter in one language only', { ...right, parameters: [{ name: 'acl', en: 'x' }] }, 'x.yaml: PutBucketAcl: parameters.0.it: '],
    ['a guide that is a file', { ...right, guide: './x.md' }, 'x.yaml: PutBucketAcl: guide: '],
    ['an entry without a name', { area: 'acl', status: 'unknown' }, 'x.yaml: entry 1: name: '],
  ])('refuses %s', (_case, entry, message) => {
    expect(() => parseOperations([entry], 'x.yaml')).toThrow(message);
  });

  it('refuses an operation that stands there twice', () => {
    expect(() => parseOperations([right, right], 'x.yaml')).toThrow('x.yaml: PutBucketAcl: name: stands there twice');
  });

  it('refuses what is no list', () => {
    expect(() => parseOperations({ PutBucketAcl: right }, 'x.yaml')).toThrow('x.yaml: ');
  });
});

describe('parseNames', () => {
  it('names the field that is missing', () => {
    const names = loadNames(ROOT);
    expect(() => parseNames({ ...names, statuses: { ...names.statuses, partial: { en: 'partial' } } }, 'n.yaml')).toThrow(
      'n.yaml: statuses.partial.it: ',
    );
  });
});
