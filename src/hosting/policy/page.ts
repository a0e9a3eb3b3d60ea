/** The policy in a page: as `<meta>`, so that it holds on hosts that send no headers, too. */
import type { CheerioAPI } from 'cheerio';
import { elementsIn, type ElementTest } from '../../content';
import type { BrandHosts } from './hosts';
import { inlineOf } from './inline';
import { parsePolicy, policyOf, policyText, type Policy } from './policy';

const META = /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/;

/** It stands first, because a browser looks for it in the first bytes. */
const isEncoding: ElementTest = ({ name, attribs }) => name === 'meta' && attribs.charset?.toLowerCase() === 'utf-8';

/**
 * Gives a page its policy, which holds for all that follows it.
 * @param $ the tree of a page with all that it will have
 * @param name of the page, for errors
 * @throws Error naming the page where it has what no policy allows
 */
export function addPolicy($: CheerioAPI, name: string, brand: BrandHosts): void {
  const [encoding, ...others] = elementsIn('head', $.root().toArray()).filter(isEncoding);
  if (!encoding || others.length > 0)
    throw new Error(`${name}: expected one <meta charset="utf-8"> in the head, after which the policy stands`);
  try {
    const policy = policyText(policyOf(inlineOf($), brand));
    $(encoding).after($('<meta http-equiv="Content-Security-Policy">').attr('content', policy));
  } catch (error) {
    throw new Error(`${name}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

/** The policy that a page holds. @returns undefined where it holds none */
export function pagePolicy(html: string): Policy | undefined {
  const [, text] = META.exec(html) ?? [];
  return text === undefined ? undefined : parsePolicy(text);
}
