/**
 * Italian stemmer: Snowball Italian, after https://snowballstem.org/algorithms/italian/stemmer.html, for
 * folded words. Folding has taken the accents, so suffixes are written without them (`ità` is `ita`).
 */
const VOWEL = '[aeiou]';
const CONSONANT = '[^aeiou]';
const REGION = new RegExp(`^.*?${VOWEL}${CONSONANT}`);

const words = (list: string): string[] => list.split(' ').sort((a, b) => b.length - a.length || (a < b ? -1 : 1));

const PRONOUNS = words(
  'ci gli la le li lo mi ne si ti vi sene gliela gliele glieli glielo gliene mela mele meli melo mene tela tele teli telo tene cela cele celi celo cene vela vele veli velo vene',
);
const PLAIN_SUFFIXES = words(
  'anza anze ico ici ica ice iche ichi ismo ismi abile abili ibile ibili ista iste isti oso osi osa ose mente atrice atrici ante anti',
);
const VERB_SUFFIXES = words(
  'ammo ando ano are arono asse assero assi assimo ata ate ati ato ava avamo avano avate avi avo emmo enda ende endi endo era erai eranno ere erebbe erebbero erei eremmo eremo ereste eresti erete ero erono essero ete eva evamo evano evate evi evo iamo immo ira irai iranno ire irebbe irebbero irei iremmo iremo ireste iresti irete iro irono isca iscano isce isci isco iscono issero ita ite iti ito iva ivamo ivano ivate ivi ivo ono uta ute uti uto ar ir',
);

interface Regions {
  rv: number;
  r1: number;
  r2: number;
}

function regionAfter(word: string, from: number): number {
  const match = REGION.exec(word.slice(from));
  return match === null ? word.length : from + match[0].length;
}

function verbRegion(word: string): number {
  const isVowel = (index: number): boolean => /[aeiou]/.test(word[index] ?? '');
  if (word.length < 3) return word.length;
  if (!isVowel(1)) return endOfNext(word, 2, VOWEL);
  if (isVowel(0)) return endOfNext(word, 2, CONSONANT);
  return 3;
}

function endOfNext(word: string, from: number, kind: string): number {
  const index = word.slice(from).search(new RegExp(kind));
  return index < 0 ? word.length : from + index + 1;
}

/** The word without `suffix` where that lies in the region, else null. */
function without(word: string, suffix: string, region: number): string | null {
  const start = word.length - suffix.length;
  return word.endsWith(suffix) && start >= region ? word.slice(0, start) : null;
}

/** Takes off the first of the suffixes that fits; the word itself when none does. */
function dropFirst(word: string, suffixes: readonly string[], region: number): string {
  for (const suffix of suffixes) {
    const base = without(word, suffix, region);
    if (base !== null) return base;
  }
  return word;
}

function dropPronoun(word: string, rv: number): string {
  const pronoun = PRONOUNS.find((ending) => word.endsWith(ending));
  if (pronoun === undefined) return word;
  const base = word.slice(0, -pronoun.length);
  if (/[ae]ndo$/.test(base) && base.length - 4 >= rv) return base;
  return /[aei]r$/.test(base) && base.length - 2 >= rv ? `${base}e` : word;
}

function standardSuffix(word: string, { rv, r1, r2 }: Regions): string {
  const match = (pattern: RegExp): string | undefined => pattern.exec(word)?.[0];
  const adverb = without(word, 'amente', r1);
  if (adverb !== null) return dropFirst(dropFirst(adverb, ['ativ', 'iv', 'os', 'ic', 'abil'], r2), ['at'], r2);
  const noun = match(/(azion[ei]|ator[ei])$/);
  if (noun !== undefined) return dropFirst(without(word, noun, r2) ?? word, ['ic'], r2);
  const act = match(/[ai]ment[oi]$/);
  if (act !== undefined) return without(word, act, rv) ?? word;
  const rewritten: readonly [RegExp, string][] = [
    [/logi[ae]$/, 'log'],
    [/u[sz]ion[ei]$/, 'u'],
    [/enz[ae]$/, 'ente'],
  ];
  for (const [pattern, replacement] of rewritten) {
    const suffix = match(pattern);
    const base = suffix === undefined ? null : without(word, suffix, r2);
    if (base !== null) return base + replacement;
  }
  const quality = without(word, 'ita', r2);
  if (quality !== null) return dropFirst(quality, ['abil', 'ic', 'iv'], r2);
  const adjective = match(/iv[oiae]$/);
  if (adjective !== undefined) return dropFirst(without(word, adjective, r2) ?? word, ['icat', 'at'], r2);
  return dropFirst(word, PLAIN_SUFFIXES, r2);
}

/** Not in Snowball: a short base with a final vowel is no verb (`chiavi` is a key, not `chi` + `avi`). */
function dropVerbSuffix(word: string, rv: number): string {
  const base = dropFirst(word, VERB_SUFFIXES, rv);
  return base.length < 4 && /[aeiou]$/.test(base) ? word : base;
}

/** Stem of a folded Italian word; short words and words with other characters stay. */
export function stemItalian(input: string): string {
  if (input.length < 3 || !/^[a-z]+$/.test(input)) return input;
  // u after q, and i and u between vowels, count as consonants and are written in capitals until the end.
  let word = input.replace(/qu/g, 'qU').replace(/(?<=[aeiou])[iu](?=[aeiou])/g, (letter) => letter.toUpperCase());
  const r1 = regionAfter(word, 0);
  const regions = { rv: verbRegion(word), r1, r2: regionAfter(word, r1) };
  word = dropPronoun(word, regions.rv);
  const standard = standardSuffix(word, regions);
  word = standard === word ? dropVerbSuffix(word, regions.rv) : standard;
  word = dropFirst(word, ['ia', 'ie', 'ii', 'io', 'a', 'e', 'i', 'o'], regions.rv);
  word = word.replace(/([cg])h$/, (ending, letter: string) => (word.length - 2 >= regions.rv ? letter : ending));
  return word.toLowerCase();
}
