/** Whether a generated site's vocabulary grows as that of real pages does (Heaps' law: different words = k · pages^β). */
import type { SearchRecord } from '../contract';
import { visitTerms } from '../engines/embedded/fields';
import type { CorpusPage } from './model/corpus';

function differentWords(texts: readonly string[]): number {
  const words = new Set<string>();
  for (const text of texts) visitTerms(text, 'en', (word) => words.add(word));
  return words.size;
}

/** β from an eighth of the pages to all of them. Takes every eighth, so that neighbours on one subject do not hide growth. */
function exponent(pages: readonly string[]): number {
  const some = pages.filter((_, index) => index % 8 === 0);
  return Math.log(differentWords(pages) / differentWords(some)) / Math.log(pages.length / some.length);
}

/** β of the corpus. */
export function growth(corpus: readonly CorpusPage[]): number {
  return exponent(corpus.map((page) => page.map(({ heading, prose, code }) => `${heading} ${prose} ${code}`).join(' ')));
}

/** Prints a site's size and its β beside that of the corpus. */
export function printGrowth(pages: number, records: readonly SearchRecord[], ofCorpus: number): void {
  const texts = new Map<number, string>();
  for (const { position, hierarchy, type, content, code } of records) {
    texts.set(position.page, `${texts.get(position.page) ?? ''} ${hierarchy[type] ?? ''} ${content ?? ''} ${code ?? ''}`);
  }
  const list = [...texts.values()];
  const words = differentWords(list).toLocaleString('en');
  console.log(
    `\n${pages.toLocaleString('en')} pages, ${records.length.toLocaleString('en')} sections, ${words} different words; they grow as pages^${exponent(list).toFixed(2)}, in the corpus as pages^${ofCorpus.toFixed(2)}`,
  );
}
