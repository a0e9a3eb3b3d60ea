/** Words and compounds of a text by their numbers, for indexing. */
import { termId } from './term-ids';
import { scan } from './tokenize';

/** Adds the terms of a text in order, compounds behind their words. */
export function readTerms(text: string, terms: number[]): void {
  const push = (term: string): unknown => terms.push(termId(term));
  scan(text, push, (compound) => push(compound.text));
}
