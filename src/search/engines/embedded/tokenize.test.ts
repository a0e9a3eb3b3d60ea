import { describe, expect, it } from 'vitest';

import { chainsOf, tokenize } from './tokenize';

const words = (text: string): string[] => tokenize(text).words.map((word) => word.text);
const compounds = (text: string): string[] => tokenize(text).compounds.map((compound) => compound.text);

describe('tokenize', () => {
  it.each([
    ['plain words', 'Turn versioning on.', ['turn', 'versioning', 'on'], []],
    ['an operation', 'PutObjectRetention', ['put', 'object', 'retention'], ['putobjectretention']],
    ['an action', 's3:PutObject', ['s3', 'put', 'object'], ['putobject', 's3putobject']],
    ['a flag', '--endpoint-url', ['endpoint', 'url'], ['endpointurl']],
    ['a header', 'x-amz-acl: private', ['x', 'amz', 'acl', 'private'], ['xamzacl']],
    ['an acronym before a word', 'XMLHttpRequest', ['xml', 'http', 'request'], ['xmlhttprequest']],
    ['a number in a name', 'ListObjectsV2', ['list', 'objects', 'v2'], ['listobjectsv2']],
    ['one-letter humps', 'iSCSI KiB IPv4', ['iscsi', 'kib', 'ipv4'], []],
    ['accents', 'Città più ÉTÉ', ['citta', 'piu', 'ete'], []],
    ['compatibility forms', 'ﬁle Ｓ３', ['file', 's3'], []],
    ['Italian elisions', "l'oggetto dell’utente nell'area", ['l', 'oggetto', 'dell', 'utente', 'nell', 'area'], []],
    ['a possessive', "the bucket's key", ['the', 'bucket', 's', 'key'], []],
    ['the end of a sentence', 'Stop. Start: now - later_', ['stop', 'start', 'now', 'later'], []],
    ['slashes', 'and/or a/b.txt', ['and', 'or', 'a', 'b', 'txt'], ['btxt']],
    ['right-to-left text', 'שלום עולם', ['שלום', 'עולם'], []],
    ['nothing', ' \u0000\u0007 — … *** ', [], []],
    ['markup', '<script>alert(1)</script>', ['script', 'alert', '1', 'script'], []],
    ['a word too long to be one', `a ${'x'.repeat(60)} b`, ['a', 'b'], []],
  ])('cuts %s', (_, text, expectedWords, expectedCompounds) => {
    expect(words(text)).toEqual(expectedWords);
    expect(compounds(text)).toEqual(expectedCompounds);
  });

  it('knows where words and compounds stand', () => {
    const text = 'use --endpoint-url, or è-Mail';
    const { words: found, compounds: joined } = tokenize(text);
    expect(found.map(({ start, end }) => text.slice(start, end))).toEqual(['use', 'endpoint', 'url', 'or', 'è', 'Mail']);
    expect(joined.map(({ start, end, from, to }) => [text.slice(start, end), from, to])).toEqual([
      ['endpoint-url', 1, 2],
      ['è-Mail', 4, 5],
    ]);
  });

  it('knows letters and digits of every script, as Unicode does', () => {
    const run = String.raw`[\p{L}\p{N}][\p{L}\p{N}\p{M}]*`;
    const chain = new RegExp(`${run}(?:[-_.:]+${run})*`, 'gu');
    const different = Array.from({ length: 0xd800 }, (_, code) => `a${String.fromCodePoint(code)}b ${String.fromCodePoint(code)}`).filter(
      (text) => chainsOf(text).join('|') !== (text.match(chain) ?? []).join('|'),
    );
    expect(different).toEqual([]);
  });

  it('takes no longer than linear time for hostile text', () => {
    // Processor time doesn't include waiting on a busy machine.
    const started = process.cpuUsage();
    for (const part of ['-', 'a-', 'A', 'aA', '\u0301', '.:']) tokenize(part.repeat(200_000 / part.length));
    expect(process.cpuUsage(started).user / 1000).toBeLessThan(2_000);
  });
});
