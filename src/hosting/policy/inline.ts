/** What of a page stands in it and a policy must name: the texts of scripts and styles. */
import type { CheerioAPI } from 'cheerio';
import { findAll, textContent } from 'domutils';
import { named, type ElementTest } from '../../content';

export interface Inline {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

const FORBIDDEN = /^(?:style|on[a-z]+)$/;

/** Whether a browser runs it: other types hold data. */
const isCode: ElementTest = ({ name, attribs }) =>
  name === 'script' && attribs.src === undefined && ['', 'module', 'text/javascript'].includes(attribs.type ?? '');

/**
 * Data that a component has put into the head of the page by `<Head>`. The framework writes its text as it is, so the title of a
 * page in it could end it and begin a script, for which the policy would then have the hash.
 */
const isDataOfComponent: ElementTest = ({ name, attribs }) =>
  name === 'script' && attribs['data-rh'] !== undefined && attribs.type !== undefined;

/**
 * Reads a page as a browser does; `site.check.ts` compares with what was written.
 * @throws Error for an attribute with styles or a script, which a strict policy has no place for
 */
export function inlineOf($: CheerioAPI): Inline {
  const elements = findAll(() => true, $.root().toArray());
  for (const element of elements) {
    const found = Object.keys(element.attribs).find((attribute) => FORBIDDEN.test(attribute));
    if (found !== undefined)
      throw new Error(
        `found <${element.name} ${found}="…">; expected none, because the page's policy forbids it: use a class, or a script that listens`,
      );
    if (isDataOfComponent(element))
      throw new Error(
        `found <script data-rh type="${element.attribs.type}">; expected none, because a text in it could end it: write data as src/share does`,
      );
  }
  return { scripts: elements.filter(isCode).map(textContent), styles: elements.filter(named('style')).map(textContent) };
}
