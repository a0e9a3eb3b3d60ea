/** How closely a heading says what the query says, beyond holding its words. */
import type { Query, Term } from './query';
import { rememberByObject } from './remember';
import { headingTokens } from './section-tokens';
import type { Section } from './sections';
import type { Tokens } from './tokenize';

/** Features of a heading, 0…1. */
export interface HeadingFit {
  /** Share of the heading that the query asks for; part of it is given, so that long headings stay in the race. */
  precision: number;
  /** 1 when heading and query are the same words in the same order, less when the heading goes on after them. */
  exact: number;
}

/** Share of a stop word in a heading's length. */
const STOP_SHARE = 0.2;
const GOES_ON = 0.6;
/** Given share; a page's title covers all of its page and so holds more than anyone asks for. */
const GIVEN = { title: 0.65, heading: 0.5 } as const;

/** For each word of the tokens, the best quality of any term for it or for a compound over it. */
function matchQualities({ words, compounds }: Tokens, { meanings }: Query): number[] {
  const quality = (text: string): number => meanings.get(text)?.[0]?.quality ?? 0;
  const qualities = words.map((word) => quality(word.text));
  for (const { text, from, to } of compounds) {
    const joint = quality(text);
    for (let index = from; index <= to; index += 1) qualities[index] = Math.max(qualities[index] ?? 0, joint);
  }
  return qualities;
}

/** The query's terms by their text, made once for all headings that it is compared with. */
const termsOf = rememberByObject(({ terms }: Query): ReadonlyMap<string, Term> => new Map(terms.map((term) => [term.text, term])));

function share(tokens: Tokens, terms: ReadonlyMap<string, Term>, qualities: readonly number[]): number {
  let matched = 0;
  let total = 0;
  tokens.words.forEach(({ text }, index) => {
    const length = terms.get(text)?.stop === true || text.length === 1 ? STOP_SHARE : 1;
    matched += length * (qualities[index] ?? 0);
    total += length;
  });
  return total === 0 ? 0 : matched / total;
}

/** Compares the heading of a section with the query. */
export function headingFit(query: Query, section: Section): HeadingFit {
  const tokens = headingTokens(section);
  const terms = termsOf(query);
  const qualities = matchQualities(tokens, query);
  const given = section.type === 'lvl1' ? GIVEN.title : GIVEN.heading;
  const precision = given + (1 - given) * share(tokens, terms, qualities);
  const follows = query.words.every((word, index) => {
    const text = tokens.words[index]?.text;
    return text !== undefined && (terms.get(word)?.variants.get(text) ?? 0) > 0.7;
  });
  if (!follows || query.words.length === 0) return { precision, exact: 0 };
  return { precision, exact: tokens.words.length === query.words.length ? 1 : GOES_ON };
}
