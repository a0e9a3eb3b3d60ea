import { expect, it } from 'vitest';
import { matches, type Item } from './filter';

const VALUES: Readonly<Record<string, readonly string[]>> = {
  category: ['backup'],
  label: ['immutability', 'windows'],
  status: ['supported'],
};
const veeam: Item = { text: 'Veeam Backup & Replication Back up to an immutable bucket. VBR', valuesOf: (name) => VALUES[name] ?? [] };

it.each([
  ['nothing asked', '', true],
  ['part of the text', 'program=repl', true],
  ['case and accents', 'program=VÉEAM', true],
  ['words in any order', 'program=bucket++veeam', true],
  ['one word missing', 'program=veeam+rclone', false],
  ['characters of patterns', 'program=(.*', false],
  ['a value it has', 'category=backup', true],
  ['a value it lacks', 'category=nas', false],
  ['part of a value', 'category=back', false],
  ['all values of a field of which it must have all', 'label=windows&label=immutability', true],
  ['not all of them', 'label=windows&label=linux', false],
  ['one of the values of another field', 'status=unknown&status=supported', true],
  ['none of them', 'status=unknown&status=partial', false],
  ['words and values', 'program=veeam&category=backup', true],
  ['words it has, and a value it lacks', 'program=veeam&category=nas', false],
  ['a field of which it knows nothing', 'area=acl', false],
])('%s', (_case, wanted, expected) => {
  expect(matches(veeam, new URLSearchParams(wanted), { words: 'program', every: 'label' })).toBe(expected);
});
