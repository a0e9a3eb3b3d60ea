/**
 * MiniSearch's serialization in a quarter of its bytes. Its JSON names every document of every posting;
 * here terms are sorted and front-coded, and each field is one list of numbers: for each term its
 * documents, ascending, as `gap * 2 + (frequency > 1)`, followed by `frequency - 2` in the second case,
 * and closed by 0. Document ids are 0…n-1, so gaps start at 1.
 */
import type { AsPlainObject } from 'minisearch';

import type { PackedIndex } from '../../contract';
import { decodeNumbers, encodeNumbers } from './coding';
import { FIELDS } from './fields';
import { decodeWords, encodeWords } from './front-coding';

type Frequencies = Record<string, number>;
type Entry = AsPlainObject['index'][number];

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

function* postingsOf(entry: Entry, fieldId: number): Generator<number> {
  const frequencies = Object.entries((entry[1] as Record<string, Frequencies>)[fieldId] ?? {});
  let before = -1;
  for (const [id, frequency] of frequencies.sort(([a], [b]) => Number(a) - Number(b))) {
    yield (Number(id) - before) * 2 + Number(frequency > 1);
    if (frequency > 1) yield frequency - 2;
    before = Number(id);
  }
  yield 0;
}

/** Packs an index whose fields are `FIELDS` and whose document ids are 0…n-1 in the order of adding. */
export function packIndex(index: AsPlainObject): PackedIndex {
  const entries = [...index.index].sort(([a], [b]) => compare(a, b));
  const documents = Object.keys(index.documentIds).map(Number).sort((a, b) => a - b);
  const lengths = index.fieldLength as unknown as Record<string, number[]>;
  return {
    terms: encodeWords(entries.map(([term]) => term)),
    postings: FIELDS.map((_, fieldId) => encodeNumbers(entries.flatMap((entry) => [...postingsOf(entry, fieldId)]))),
    lengths: FIELDS.map((_, fieldId) => encodeNumbers(documents.map((id) => lengths[id]?.[fieldId] ?? 0))),
  };
}

function readFrequencies(numbers: readonly number[], from: number): { frequencies: Frequencies; next: number } {
  const frequencies: Frequencies = {};
  let id = -1;
  let at = from;
  for (let code = numbers[at] ?? 0; code !== 0; code = numbers[at] ?? 0) {
    id += code >> 1;
    at += 1;
    if (code % 2 === 0) frequencies[id] = 1;
    else {
      frequencies[id] = (numbers[at] ?? 0) + 2;
      at += 1;
    }
  }
  return { frequencies, next: at + 1 };
}

function unpackEntries(terms: readonly string[], postings: readonly string[]): Entry[] {
  const entries = terms.map((term): Entry => [term, {}]);
  postings.forEach((text, fieldId) => {
    const numbers = decodeNumbers(text);
    let at = 0;
    for (const [, fields] of entries) {
      const { frequencies, next } = readFrequencies(numbers, at);
      if (next > at + 1) (fields as Record<string, Frequencies>)[fieldId] = frequencies;
      at = next;
    }
  });
  return entries;
}

/** Restores MiniSearch's serialization, for `MiniSearch.loadJS`. @throws Error on a corrupt list. */
export function unpackIndex({ terms, postings, lengths }: PackedIndex): AsPlainObject {
  const perField = lengths.map(decodeNumbers);
  const documentCount = perField[0]?.length ?? 0;
  const ids = Array.from({ length: documentCount }, (_, id) => id);
  const total = (numbers: readonly number[]): number => numbers.reduce((sum, length) => sum + length, 0);
  return {
    documentCount,
    nextId: documentCount,
    documentIds: Object.fromEntries(ids.map((id) => [id, id])),
    fieldIds: Object.fromEntries(FIELDS.map((field, fieldId) => [field, fieldId])),
    fieldLength: Object.fromEntries(ids.map((id) => [id, perField.map((field) => field[id] ?? 0)])) as unknown as AsPlainObject['fieldLength'],
    averageFieldLength: perField.map((field) => total(field) / Math.max(1, documentCount)),
    storedFields: {},
    dirtCount: 0,
    index: unpackEntries(decodeWords(terms), postings),
    serializationVersion: 2,
  };
}
