/**
 * Tokens of texts, made when one is first looked at. Those of a section's heading and prose live as long as the
 * section; headings above it repeat in every section below them, so there texts are the keys.
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

/** Tokens of the section's prose. */
export function contentTokens(section: Section): PackedTokens {
  const tokens = contents.get(section) ?? packTokens(section.content ?? '');
  contents.set(section, tokens);
  return tokens;
}
