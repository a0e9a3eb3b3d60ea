import { expect, it } from 'vitest';
import { interfaceWordProblems } from './interface-words';

it.each([
  ['a message', '{\n  "message": "Le vecchie versioni"', ['2 "vecchie versioni"']],
  ['a text by its id', '"access.caption": "I buckets"', ['1 "buckets"']],
  ['a definition', '    definition: ‘Supporta’ due buckets', ['1 "Supporta"', '1 "buckets"']],
  ['a description for translators', '"description": "The buckets"', []],
  ['a variant', '    avoid: [buckets]', []],
  ['a straight apostrophe, not the quotation marks of YAML', "    definition: 'L'oggetto, scritto.'", ['1 "\'"']],
  ['a variable', '"message": "K vale {parity}"', []],
  ['a condition', '    definition: Una cosa.<If has="buckets"> Altra.</If>', []],
  ['code and a link', '    note: "`buckets` e [elenco](./buckets.md)"', []],
])('%s', (_case, source, expected) => {
  const problems = interfaceWordProblems('i18n/it/x', source, 'it').map(({ line, message }) => `${String(line)} ${message}`);
  expect(problems.sort()).toEqual(expected.sort());
});
