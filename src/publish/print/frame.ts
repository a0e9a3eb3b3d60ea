/** What pages have around their text, and a document of them needs, too. */
import type { CheerioAPI } from 'cheerio';

export interface Frame {
  /** Elements of the head: styles, icon, description of the search. */
  readonly head: readonly string[];
  /** Drawings that pages refer to. */
  readonly drawings: string;
}

const IN_HEAD = 'head > link:is([rel="stylesheet"], [rel="icon"], [rel="search"]), head > style';

export function frameOf($: CheerioAPI): Frame {
  const head = $(IN_HEAD)
    .toArray()
    .map((element) => $.html(element));
  return { head, drawings: $.html($('body > svg').first()) };
}
