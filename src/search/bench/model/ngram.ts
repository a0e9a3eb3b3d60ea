/**
 * A word-level n-gram model: which word follows the one or two before it, learned from text and sampled.
 * Words keep their punctuation and capitals, so that what comes out has sentences.
 */
import type { Random } from './random';

/** Share of words chosen by two words before, not one: more copies longer stretches of the corpus. */
const TRIGRAM_SHARE = 0.45;

type Followers = Map<string, string[]>;

function note(followers: Followers, context: string, word: string): void {
  const list = followers.get(context);
  if (list === undefined) followers.set(context, [word]);
  else list.push(word);
}

/** Words that followed in a text, by the words before. '' stands for its beginning. */
export class NGrams {
  private readonly byOne: Followers = new Map();
  private readonly byTwo: Followers = new Map();

  constructor(texts: Iterable<string>) {
    for (const text of texts) this.learn(text);
  }

  private learn(text: string): void {
    let before = '';
    let last = '';
    for (const word of text.split(' ')) {
      if (word === '') continue;
      note(this.byOne, last, word);
      note(this.byTwo, `${before} ${last}`, word);
      [before, last] = [last, word];
    }
  }

  /** A word that may follow; undefined where the corpus ends or does not know the words. */
  follow(before: string, last: string, random: Random): string | undefined {
    const two = random.chance(TRIGRAM_SHARE) ? this.byTwo.get(`${before} ${last}`) : undefined;
    const choices = two ?? this.byOne.get(last);
    return choices === undefined ? undefined : random.pick(choices);
  }
}

/**
 * Samples `length` words.
 * @param models asked in turn; the first that knows a follower decides, the last one must know how to begin
 */
export function sample(models: readonly NGrams[], length: number, random: Random): string[] {
  const words: string[] = [];
  let before = '';
  let last = '';
  while (words.length < length) {
    let next: string | undefined;
    for (const model of models) next ??= model.follow(before, last, random);
    if (next === undefined && last === '') break;
    if (next !== undefined) words.push(next);
    [before, last] = next === undefined ? ['', ''] : [last, next];
  }
  return words;
}
