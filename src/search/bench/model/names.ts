/**
 * The words that a site has and its first pages do not: identifiers, products, options. They are what makes
 * a vocabulary grow without end (Heaps' law), so they come from a two-parameter Pitman-Yor process, whose
 * number of different words grows as n^d and whose frequencies follow Zipf's law
 * (Pitman and Yor, "The two-parameter Poisson-Dirichlet distribution", 1997).
 */
import type { Random } from './random';

/** Discount d, the exponent of growth, and concentration θ of the process. */
const DISCOUNT = 0.6;
const CONCENTRATION = 2_000;
/** How often a page repeats one of its own names, and how often one of the section of the site it is in. */
const FROM_PAGE = 0.35;
const FROM_AREA = 0.15;
const WORD_LENGTH = { least: 4, most: 10 } as const;

/** Names in use on a page and in its area of the site, most recent last. */
export interface Surroundings {
  page: string[];
  area: string[];
}

/** Letters that follow two others in real words. */
function letterModel(words: Iterable<string>): Map<string, string[]> {
  const followers = new Map<string, string[]>();
  for (const word of words) {
    const padded = `  ${word}`;
    for (let at = 2; at < padded.length; at += 1) {
      const context = padded.slice(at - 2, at);
      const list = followers.get(context);
      if (list === undefined) followers.set(context, [padded.charAt(at)]);
      else list.push(padded.charAt(at));
    }
  }
  return followers;
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

export class Names {
  private readonly letters: Map<string, string[]>;
  /** Every draw, so that picking one evenly picks a name by its frequency. */
  private readonly draws: string[] = [];
  private readonly known: string[] = [];
  private readonly taken: Set<string>;

  constructor(
    private readonly words: readonly string[],
    private readonly random: Random,
  ) {
    this.letters = letterModel(words);
    this.taken = new Set(words);
  }

  /** Names made so far. */
  get size(): number {
    return this.known.length;
  }

  /** A name for a place where the corpus has a rare word of its own. */
  draw(around: Surroundings): string {
    const { random } = this;
    if (around.page.length > 0 && random.chance(FROM_PAGE)) return random.pick(around.page);
    const name = around.area.length > 0 && random.chance(FROM_AREA) ? random.pick(around.area) : this.drawFromSite();
    around.page.push(name);
    around.area.push(name);
    return name;
  }

  private drawFromSite(): string {
    const { random, draws, known } = this;
    const isNew = random.chance((CONCENTRATION + DISCOUNT * known.length) / (CONCENTRATION + draws.length));
    const name = isNew || draws.length === 0 ? this.invent() : random.pick(draws);
    draws.push(name);
    return name;
  }

  /** A name that nobody has used: a made-up word, or an identifier made of real words. */
  private invent(): string {
    let name = '';
    do name = this.random.chance(0.35) ? this.identifier() : this.word();
    while (this.taken.has(name.toLowerCase()));
    this.taken.add(name.toLowerCase());
    this.known.push(name);
    return name;
  }

  private identifier(): string {
    const { random } = this;
    const parts = [random.pick(this.words), this.word(), random.pick(this.words)].slice(0, 2 + random.below(2));
    return random.pick([parts.map(capital).join(''), parts.join('-'), `--${parts.join('-')}`, parts.join('_').toUpperCase()]);
  }

  private word(): string {
    const { random, letters } = this;
    const length = WORD_LENGTH.least + random.below(WORD_LENGTH.most - WORD_LENGTH.least + 1);
    let word = '  ';
    while (word.length < length + 2) {
      const choices = letters.get(word.slice(-2));
      word = choices === undefined ? '  ' : word + random.pick(choices);
    }
    return word.trim();
  }
}
