/** Words that the house style leaves out, with the reason; see the writing rules in the README. */

export interface Word {
  /** Locale of the pages it is looked for in. */
  readonly locale: string;
  /** Matches the word in prose; code is never searched. */
  readonly pattern: RegExp;
  readonly reason: string;
}

const BELITTLES = 'it tells a reader who is stuck that the problem is theirs: leave it out';
const SELLS = 'it praises and does not inform: say what the thing does';
const WHO = 'the reader acts, the product does: write "you" or the name of the thing';
const CALQUE = 'it is a calque';

export const words: readonly Word[] = [
  { locale: 'en', pattern: /\bsimply\b/i, reason: BELITTLES },
  { locale: 'en', pattern: /\bjust\b(?!-)/i, reason: BELITTLES },
  { locale: 'en', pattern: /\beas(?:y|ily)\b/i, reason: BELITTLES },
  { locale: 'en', pattern: /\b(?:obviously|of course|trivial(?:ly)?)\b/i, reason: BELITTLES },
  { locale: 'en', pattern: /\bplease\b/i, reason: 'a step is no favour: write the imperative' },
  {
    locale: 'en',
    pattern:
      /\b(?:powerful|seamless(?:ly)?|effortless(?:ly)?|cutting-edge|world-class|best-in-class|state-of-the-art|blazing(?:ly)?|revolutionary)\b/i,
    reason: SELLS,
  },
  { locale: 'en', pattern: /\b(?:we|our|ours|let's|we're|we've)\b/i, reason: WHO },
  { locale: 'en', pattern: /\b(?:foo|baz|foobar)\b/i, reason: 'a name tells its role: write what the thing is for' },
  { locale: 'en', pattern: /\p{L}!(?=\s|$)/u, reason: 'the facts are strong enough: end with a full stop' },
  { locale: 'it', pattern: /\b(?:semplicemente|facilmente|ovviamente|banalmente)\b/i, reason: BELITTLES },
  { locale: 'it', pattern: /\bper favore\b/i, reason: 'a step is no favour: write the imperative' },
  { locale: 'it', pattern: /\bsupporta(?:re|no|to|ta|ti|te)?\b/i, reason: `${CALQUE}: write "accetta", "è compatibile con"` },
  { locale: 'it', pattern: /\bsetta(?:re|ta|to|ti|te|ggio)\b/i, reason: `${CALQUE}: write "impostare"` },
  { locale: 'it', pattern: /\bprocessa(?:re|to|ta|ti|te)\b/i, reason: `${CALQUE}: write "elaborare"` },
  { locale: 'it', pattern: /\bperformant[ei]\b/i, reason: `${CALQUE}: write "veloce"` },
  { locale: 'it', pattern: /\bclicca(?:re|ndo)?\b/i, reason: 'write "fare clic"' },
  { locale: 'it', pattern: /\bin modo tale d[ai]\b/i, reason: 'write "perché" or "così"' },
  { locale: 'it', pattern: /\bE'/, reason: 'write "È"' },
  { locale: 'it', pattern: /\b(?:perch|poich|finch|affinch)è(?!\p{L})/iu, reason: 'the accent is acute: perché, poiché, finché' },
  { locale: 'it', pattern: /\p{L}!(?=\s|$)/u, reason: 'the facts are strong enough: end with a full stop' },
];

/** A place where a word of the list is right; a stale entry is a problem. */
export interface Exception {
  readonly file: string;
  /** The word as it stands there. */
  readonly word: string;
  readonly reason: string;
}

export const exceptions: readonly Exception[] = [];
