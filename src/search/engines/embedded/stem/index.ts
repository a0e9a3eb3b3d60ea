/** Stemmers by language. */
import { stemEnglish } from './english';
import { stemItalian } from './italian';

type Stemmer = (word: string) => string;

/** Pages in other languages hold English terms too, so English comes along. */
const STEMMERS: Record<string, readonly Stemmer[]> = { en: [stemEnglish], it: [stemItalian, stemEnglish] };

const NO_STEMMERS: readonly Stemmer[] = [];

/** Stems of a folded word, one for each stemmer of the language, marked with the stemmer so that they never mix. */
export function stems(word: string, language: string): string[] {
  const stemmers = STEMMERS[language.slice(0, 2)] ?? NO_STEMMERS;
  return stemmers.map((stemmer, index) => `${index}${stemmer(word)}`);
}
