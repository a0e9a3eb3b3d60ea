/** Elements around a page's text that a multi-page document also needs. */
import type { CheerioAPI } from 'cheerio';
import { elementsIn, linked, named } from '../../content';

export interface Frame {
  /** Elements in the head: styles, icon, search description. */
  readonly head: readonly string[];
  /** SVG symbols that pages refer to. */
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
