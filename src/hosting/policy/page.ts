/** Adds the policy to a page as `<meta>`, so that it also applies on hosts that don't send headers. */
import type { CheerioAPI } from 'cheerio';
import { elementsIn, type ElementTest } from '../../content';
import type { BrandHosts } from './hosts';
import { inlineOf } from './inline';
import { parsePolicy, policyOf, policyText, type Policy } from './policy';

const META = /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/;

/** The encoding comes first, because browsers look for it in the first bytes. */
const isEncoding: ElementTest = ({ name, attribs }) => name === 'meta' && attribs.charset?.toLowerCase() === 'utf-8';

/**
 * Adds a policy to a page. The policy applies to everything that follows it.
 * @param $ tree of the complete page
 * @param name page name, for error messages
 * @throws Error that names the page if it contains anything that no policy allows
 */
export function addPolicy($: CheerioAPI, name: string, brand: BrandHosts): void {
  const [encoding, ...others] = elementsIn('head', $.root().toArray()).filter(isEncoding);
  if (!encoding || others.length > 0)
    throw new Error(`${name}: expected one <meta charset="utf-8"> in the head, because the policy follows it`);
  try {
    const policy = policyText(policyOf(inlineOf($), brand));
    $(encoding).after($('<meta http-equiv="Content-Security-Policy">').attr('content', policy));
  } catch (error) {
    throw new Error(`${name}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

/** Reads a page's policy. @returns undefined if the page has none */
export function pagePolicy(html: string): Policy | undefined {
  const [, text] = META.exec(html) ?? [];
  return text === undefined ? undefined : parsePolicy(text);
}
