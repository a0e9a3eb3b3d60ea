/**
 * Tokens of texts, made when a text is first looked at and kept for the next keystroke, which looks at much
 * the same texts. Headings repeat in the hierarchy of every section below them, so texts are the keys.
 */
import { namedHeading } from './heading-tokens';
import type { Section } from './sections';
import { tokenize, type Tokens } from './tokenize';

/** Texts kept; a query looks at fewer than a hundred. */
const MOST_KEPT = 600;
const kept = new Map<string, Tokens>();
const headings = new WeakMap<Section, Tokens>();

/** Tokens of a text of the index. */
export function tokensOf(text: string): Tokens {
  const known = kept.get(text);
  if (known !== undefined) return known;
  if (kept.size >= MOST_KEPT) kept.clear();
  const tokens = tokenize(text);
  kept.set(text, tokens);
  return tokens;
}

/** Tokens of the section's own heading, under all its names. */
export function headingTokens(section: Section): Tokens {
  const known = headings.get(section) ?? namedHeading(section);
  headings.set(section, known);
  return known;
}

/** Tokens of the section's prose. */
export function contentTokens(section: Section): Tokens {
  return tokensOf(section.content ?? '');
}
