/** Finds a page's inline scripts and styles, which its policy must allow. */
import type { CheerioAPI } from 'cheerio';
import { findAll, textContent } from 'domutils';
import { named, type ElementTest } from '../../content';

export interface Inline {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

const FORBIDDEN = /^(?:style|on[a-z]+)$/;

/** Whether a browser executes the script. Other types contain data. */
const isCode: ElementTest = ({ name, attribs }) =>
  name === 'script' && attribs.src === undefined && ['', 'module', 'text/javascript'].includes(attribs.type ?? '');

/**
 * Data that a component has added to the head through `<Head>`. The framework writes it unescaped, so a page title in the data could end
 * the script and start another script, whose hash the policy would then allow.
 */
const isDataOfComponent: ElementTest = ({ name, attribs }) =>
  name === 'script' && attribs['data-rh'] !== undefined && attribs.type !== undefined;

/**
 * Parses a page as a browser does. `site.check.ts` compares the result with the files that were written.
 * @throws Error for an attribute with styles or a script, which a strict policy can't allow
 */
export function inlineOf($: CheerioAPI): Inline {
  const elements = findAll(() => true, $.root().toArray());
  for (const element of elements) {
    const found = Object.keys(element.attribs).find((attribute) => FORBIDDEN.test(attribute));
    if (found !== undefined)
      throw new Error(
        `found <${element.name} ${found}="…">; expected none, because the page's policy forbids it: use a class, or an event listener in a script`,
      );
    if (isDataOfComponent(element))
      throw new Error(
        `found <script data-rh type="${element.attribs.type}">; expected none, because its text could end the element: write data as src/share does`,
      );
  }
  return { scripts: elements.filter(isCode).map(textContent), styles: elements.filter(named('style')).map(textContent) };
}
