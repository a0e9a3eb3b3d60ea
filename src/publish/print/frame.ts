/** What pages have around their text, and a document of them needs, too. */
import type { CheerioAPI } from 'cheerio';
import { elementsIn, linked, named } from '../../content';

export interface Frame {
  /** Elements of the head: styles, icon, description of the search. */
  readonly head: readonly string[];
  /** Drawings that pages refer to. */
  readonly drawings: string;
}

const isStyle = named('style');
const isNeeded = linked('stylesheet icon search');

export function frameOf($: CheerioAPI): Frame {
  const page = $.root().toArray();
  const head = elementsIn('head', page).filter((element) => isStyle(element) || isNeeded(element));
  const drawings = elementsIn('body', page).filter(named('svg')).slice(0, 1);
  return { head: head.map((element) => $.html(element)), drawings: $.html(drawings) };
}
