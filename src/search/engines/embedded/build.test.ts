import { describe, expect, it } from 'vitest';

import type { SearchRecord } from '../../contract';
import { fixtureIndex, PLAIN_ENGLISH } from '../../testing/engine';
import { fixtureRecords } from '../../testing/records';
import { buildIndexFile, firstOf } from './build';
import { readSections } from './index-file';

const stored = (records: readonly SearchRecord[]) =>
  readSections(JSON.parse(JSON.stringify(buildIndexFile(records, PLAIN_ENGLISH))) as ReturnType<typeof buildIndexFile>);
const [first] = fixtureRecords as [SearchRecord];

describe('index file', () => {
  it('keeps every section but for its code', () => {
    expect(stored(fixtureRecords).sections).toEqual(fixtureRecords.map((record) => ({ ...record, code: undefined })));
  });

  it.each(['definition', 'entry'] as const)('keeps that a section is of the kind %s', (kind) => {
    expect(stored([{ ...first, kind }]).sections[0]?.kind).toBe(kind);
  });

  it('keeps the names of code, each once, and those that the prose has not', () => {
    const code = 'aws s3api put-object --bucket b --key 17\naws s3api get-object --bucket c';
    expect(stored([{ ...first, content: 'Ask for the bucket by s3api.', code }]).code).toEqual(['put-object get-object']);
  });

  it('drops names of code that a sixteenth section has, too', () => {
    const withCode = (sections: number) => Array.from({ length: sections }, (_, at) => ({ ...first, code: `put-acl only${at}` }));
    expect(stored(withCode(15)).code[0]).toBe('put-acl only0');
    expect(stored(withCode(16)).code[0]).toBe('only0');
  });

  it('is empty for a site without pages', () => {
    expect(stored([])).toEqual({ sections: [], code: [] });
  });

  it('is the same for the same records', () => {
    expect(JSON.stringify(fixtureIndex())).toBe(JSON.stringify(fixtureIndex()));
  });
});

describe('the first index', () => {
  const cut = (record: Partial<SearchRecord>) => {
    const { sections, code } = readSections(firstOf(buildIndexFile([{ ...first, ...record }], PLAIN_ENGLISH)));
    return { ...sections[0], code: code[0] };
  };
  const long = 'retention '.repeat(50).trim();

  it('says that it is not all', () => {
    expect(firstOf(fixtureIndex())).toMatchObject({ isFirst: true, version: fixtureIndex().version, stopWords: PLAIN_ENGLISH.stopWords });
  });

  it('has every heading and its address', () => {
    const headings = ({ sections }: ReturnType<typeof readSections>) => sections.map(({ url, hierarchy }) => ({ url, hierarchy }));
    expect(headings(readSections(firstOf(fixtureIndex())))).toEqual(headings(readSections(fixtureIndex())));
  });

  it.each([
    ['keeps the text of a short introduction', { content: 'Short.' }, 'Short.'],
    ['cuts an introduction after a whole word', { content: long }, 'retention '.repeat(40).trim()],
    ['leaves out the text of a section', { anchor: 'a', url: '/a#a', content: 'Text' }, null],
    ['keeps the definition of a term', { anchor: 'a', url: '/a#a', content: long, kind: 'definition' as const }, long],
  ])('%s, and no code', (_, record, content) => {
    expect(cut({ ...record, code: 'put-object-retention' })).toMatchObject({ content, code: '' });
  });

  it('keeps that a section is an entry, which is found only by its name', () => {
    expect(cut({ anchor: 'a', url: '/a#a', content: 'Text', kind: 'entry' })).toMatchObject({ content: null, kind: 'entry' });
  });
});
