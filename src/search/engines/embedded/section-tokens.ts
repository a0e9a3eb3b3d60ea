/** Tokens of headings and texts, made when a section is first looked at and kept, because neighbouring keystrokes look at the same ones. */
import type { Section } from './sections';
import { headingOf } from './sections';
import { tokenize, type Tokens } from './tokenize';

const headings = new WeakMap<Section, Tokens>();
const contents = new WeakMap<Section, Tokens>();

function remembered(store: WeakMap<Section, Tokens>, section: Section, text: string): Tokens {
  const known = store.get(section);
  if (known !== undefined) return known;
  const tokens = tokenize(text);
  store.set(section, tokens);
  return tokens;
}

/** Tokens of the section's own heading. */
export function headingTokens(section: Section): Tokens {
  return remembered(headings, section, headingOf(section));
}

/** Tokens of the section's prose. */
export function contentTokens(section: Section): Tokens {
  return remembered(contents, section, section.content ?? '');
}
