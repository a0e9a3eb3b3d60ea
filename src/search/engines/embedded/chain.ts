/** The part of tokenizing that needs Unicode: joined words, camel case, everything beyond ASCII. */
import { fold } from './fold';
import { rememberByText } from './remember';
import { LONGEST_WORD, type Tokens } from './tokenize';

const RUN = String.raw`[\p{L}\p{N}][\p{L}\p{N}\p{M}]*`;
const CHAIN = new RegExp(`${RUN}(?:[-_.:]+${RUN})*`, 'gu');
const SEGMENT = new RegExp(RUN, 'gu');
const HUMP = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;

/** Cuts `listObjectsV2` into its humps; a hump of one character (`iSCSI`, `KiB`) means that it is no camel case. */
function humps(segment: string): string[] {
  const parts = segment.split(HUMP);
  return parts.length > 1 && parts.every((part) => part.length > 1) ? parts : [segment];
}

/** Joins the words added since `first`, if there are several. */
function addCompound(tokens: Tokens, first: number, start: number, end: number): void {
  const parts = tokens.words.slice(first);
  if (parts.length < 2) return;
  const text = parts.map((word) => word.text).join('');
  if (text.length > LONGEST_WORD) return;
  tokens.compounds.push({ text, start, end, from: first, to: tokens.words.length - 1 });
}

function addSegment(tokens: Tokens, segment: string, start: number): void {
  if (segment.length > LONGEST_WORD) return;
  const first = tokens.words.length;
  let at = start;
  for (const hump of humps(segment)) {
    tokens.words.push({ text: fold(hump), start: at, end: at + hump.length });
    at += hump.length;
  }
  addCompound(tokens, first, start, at);
}

/** Joined words of a text, as they stand there. */
export function chainsOf(text: string): string[] {
  return text.match(CHAIN) ?? [];
}

function split(stretch: string): Tokens {
  const tokens: Tokens = { words: [], compounds: [] };
  for (const { 0: chain, index: start } of stretch.matchAll(CHAIN)) {
    const first = tokens.words.length;
    const segments = [...chain.matchAll(SEGMENT)];
    for (const segment of segments) addSegment(tokens, segment[0], start + segment.index);
    if (segments.length > 1) addCompound(tokens, first, start, start + chain.length);
  }
  return tokens;
}

/** Stretches kept; a site repeats its identifiers and its accented words. */
const MOST_KEPT = 4000;

/** Words and compounds of a stretch without ASCII separators, with places and indexes counted from its start. */
export const splitChain = rememberByText(MOST_KEPT, split);
