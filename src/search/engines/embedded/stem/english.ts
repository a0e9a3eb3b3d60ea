/**
 * English stemmer: Porter2, after https://snowballstem.org/algorithms/english/stemmer.html (Martin Porter),
 * for folded lower-case words. Left out: the apostrophe step, which the tokenizer makes needless.
 */
const VOWEL = '[aeiouy]';
const CONSONANT = '[^aeiouy]';
const HAS_VOWEL = new RegExp(VOWEL);
const REGION = new RegExp(`^.*?${VOWEL}${CONSONANT}`);
const SHORT_SYLLABLE = new RegExp(`(${CONSONANT}${VOWEL}[^aeiouywxY]|^${VOWEL}${CONSONANT})$`);
const DOUBLE = /(bb|dd|ff|gg|mm|nn|pp|rr|tt)$/;
const LONG_PREFIX = /^(gener|commun|arsen)/;

const EXCEPTIONS: Record<string, string> = {
  skies: 'sky',
  dying: 'die',
  lying: 'lie',
  tying: 'tie',
  news: 'news',
  bias: 'bias',
  atlas: 'atlas',
  early: 'earli',
  only: 'onli',
  proceed: 'proceed',
  exceed: 'exceed',
  succeed: 'succeed',
};

/** Suffix → replacement, longest first; applied when the suffix lies in R1. */
const STEP_2: readonly (readonly [string, string])[] = [
  ['ization', 'ize'],
  ['ational', 'ate'],
  ['fulness', 'ful'],
  ['ousness', 'ous'],
  ['iveness', 'ive'],
  ['tional', 'tion'],
  ['biliti', 'ble'],
  ['lessli', 'less'],
  ['entli', 'ent'],
  ['ation', 'ate'],
  ['alism', 'al'],
  ['aliti', 'al'],
  ['ousli', 'ous'],
  ['iviti', 'ive'],
  ['fulli', 'ful'],
  ['enci', 'ence'],
  ['anci', 'ance'],
  ['abli', 'able'],
  ['izer', 'ize'],
  ['ator', 'ate'],
  ['alli', 'al'],
  ['bli', 'ble'],
];
const STEP_3: readonly (readonly [string, string])[] = [
  ['ational', 'ate'],
  ['tional', 'tion'],
  ['alize', 'al'],
  ['icate', 'ic'],
  ['iciti', 'ic'],
  ['ical', 'ic'],
  ['ful', ''],
  ['ness', ''],
];
const STEP_4 = ['ement', 'ance', 'ence', 'able', 'ible', 'ment', 'ant', 'ent', 'ism', 'ate', 'iti', 'ous', 'ive', 'ize', 'al', 'er', 'ic'];

/** Start of the region after the first consonant that follows a vowel, counted from `from`. */
function regionAfter(word: string, from: number): number {
  const match = REGION.exec(word.slice(from));
  return match === null ? word.length : from + match[0].length;
}

function replaceSuffix(word: string, region: number, rules: readonly (readonly [string, string])[]): string {
  const rule = rules.find(([suffix]) => word.endsWith(suffix));
  if (rule === undefined) return word;
  const start = word.length - rule[0].length;
  return start >= region ? word.slice(0, start) + rule[1] : word;
}

function plural(word: string): string {
  if (word.endsWith('sses')) return word.slice(0, -2);
  if (/ie[ds]$/.test(word)) return word.slice(0, word.length > 4 ? -2 : -1);
  if (/[us]s$/.test(word) || !word.endsWith('s')) return word;
  return HAS_VOWEL.test(word.slice(0, -2)) ? word.slice(0, -1) : word;
}

function pastAndGerund(word: string, r1: number): string {
  const eed = /eed(ly)?$/.exec(word);
  if (eed !== null) return eed.index >= r1 ? `${word.slice(0, eed.index)}ee` : word;
  const suffix = /(ed|edly|ing|ingly)$/.exec(word);
  if (suffix === null || !HAS_VOWEL.test(word.slice(0, suffix.index))) return word;
  const base = word.slice(0, suffix.index);
  if (/(at|bl|iz)$/.test(base)) return `${base}e`;
  if (DOUBLE.test(base)) return base.slice(0, -1);
  return base.length <= r1 && SHORT_SYLLABLE.test(base) ? `${base}e` : base;
}

function residual(word: string, r2: number): string {
  if (/[st]ion$/.test(word)) return word.length - 3 >= r2 ? word.slice(0, -3) : word;
  const suffix = STEP_4.find((ending) => word.endsWith(ending));
  if (suffix === undefined || word.length - suffix.length < r2) return word;
  return word.slice(0, -suffix.length);
}

function finalLetter(word: string, r1: number, r2: number): string {
  const last = word.length - 1;
  if (word.endsWith('e')) {
    const base = word.slice(0, -1);
    return last >= r2 || (last >= r1 && !SHORT_SYLLABLE.test(base)) ? base : word;
  }
  return word.endsWith('ll') && last >= r2 ? word.slice(0, -1) : word;
}

/** Stem of a folded English word; words of up to two letters and words with other characters stay. */
export function stemEnglish(input: string): string {
  const exception = EXCEPTIONS[input];
  if (exception !== undefined) return exception;
  if (input.length < 3 || !/^[a-z]+$/.test(input)) return input;
  // A y that stands for a consonant is written Y until the end.
  let word = input.replace(/^y|(?<=[aeiouy])y/g, 'Y');
  const r1 = LONG_PREFIX.exec(word)?.[0].length ?? regionAfter(word, 0);
  const r2 = regionAfter(word, r1);
  word = pastAndGerund(plural(word), r1);
  word = word.replace(/(?<=.[^aeiouy])[yY]$/, 'i');
  word = word.endsWith('ogi') && word.length - 3 >= r1 ? word.slice(0, -1) : replaceSuffix(word, r1, STEP_2);
  word = /[cdeghkmnrt]li$/.test(word) && word.length - 2 >= r1 ? word.slice(0, -2) : word;
  word = word.endsWith('ative') && word.length - 5 >= r2 ? word.slice(0, -5) : replaceSuffix(word, r1, STEP_3);
  return finalLetter(residual(word, r2), r1, r2).toLowerCase();
}
