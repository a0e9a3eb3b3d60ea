/**
 * Tokens of texts. Those of a section's prose are made when it is indexed and live as long as it does. Those of
 * headings are made when one is first looked at; they repeat in the hierarchy of every section below them, so
 * there texts are the keys.
 */
import { namedHeading } from './heading-tokens';
import { packTokens, type PackedTokens } from './packed-tokens';
import type { Section } from './sections';
import type { Tokens } from './tokenize';

/** Headings kept; a query looks at fewer than a hundred. */
const MOST_KEPT = 2000;
const kept = new Map<string, PackedTokens>();
const headings = new WeakMap<Section, Tokens>();
const contents = new WeakMap<Section, PackedTokens>();

/** Tokens of a heading or the name of an area. */
export function tokensOf(text: string): PackedTokens {
  const known = kept.get(text);
  if (known !== undefined) return known;
  if (kept.size >= MOST_KEPT) kept.clear();
  const tokens = packTokens(text);
  kept.set(text, tokens);
  return tokens;
}

/** Tokens of the section's own heading, under all its names. */
export function headingTokens(section: Section): Tokens {
  const known = headings.get(section) ?? namedHeading(section);
  headings.set(section, known);
  return known;
}

/** Keeps the tokens of the section's prose as long as the section lives. */
export function keepContentTokens(section: Section, tokens: PackedTokens): void {
  contents.set(section, tokens);
}

/** Tokens of the section's prose. */
export function contentTokens(section: Section): PackedTokens {
  const tokens = contents.get(section) ?? packTokens(section.content ?? '');
  contents.set(section, tokens);
  return tokens;
}
