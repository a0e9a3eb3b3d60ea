import { describe, expect, it } from 'vitest';

import { fixtureRecords } from '../../testing/records';
import { buildIndexFile } from './build';
import { readStored } from './sections';

const file = buildIndexFile(fixtureRecords, { language: 'en' });

describe('index file', () => {
  it('keeps every section but for its code', () => {
    const expected = fixtureRecords.map((record) => ({ ...record, code: undefined }));
    expect(readStored(JSON.parse(JSON.stringify(file)) as typeof file).sections).toEqual(expected);
  });

  it('keeps the words of code, each once, and those that the prose has not', () => {
    const [record] = fixtureRecords;
    if (record === undefined) throw new Error('No fixture records.');
    const code = 'aws s3api put-object --bucket b --key 17\naws s3api get-object --bucket c';
    const stored = readStored(buildIndexFile([{ ...record, content: 'Ask for the bucket by s3api.', code }], { language: 'en' }));
    expect(stored.code).toEqual(['aws put-object key get-object']);
  });

  it('leaves out what all code holds, where prose says it', () => {
    const [record] = fixtureRecords;
    if (record === undefined) throw new Error('No fixture records.');
    const records = Array.from({ length: 50 }, (_, index) => ({
      ...record,
      content: index === 0 ? 'Ask s3api.' : 'Another way.',
      code: `aws s3api --option${index}`,
    }));
    const { code } = readStored(buildIndexFile(records, { language: 'en' }));
    // No prose says aws; the first section's prose says s3api itself.
    expect(code.slice(0, 2)).toEqual(['aws option0', 'aws option1']);
  });

  it('is empty for a site without pages', () => {
    expect(readStored(buildIndexFile([], { language: 'en' }))).toEqual({ sections: [], code: [] });
  });

  it('keeps texts with line breaks and tabs in one cell', () => {
    const [record] = fixtureRecords;
    if (record === undefined) throw new Error('No fixture records.');
    const { sections } = readStored(buildIndexFile([{ ...record, content: 'One\ttwo\nthree' }, record], { language: 'en' }));
    expect(sections.map(({ content }) => content)).toEqual(['One two three', record.content]);
  });
});
