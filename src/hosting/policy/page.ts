/** The policy in a page: as `<meta>`, so that it holds on hosts that send no headers, too. */
import type { BrandHosts } from './hosts';
import { parsePolicy, policyOf, policyText, type Policy } from './policy';

/** The encoding stands first, because a browser looks for it in the first bytes. */
const ENCODING = /<meta charset="?utf-8"?\s*\/?>/i;
const META = /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/;

/**
 * @param html a page with all that it will have
 * @param name of the page, for errors
 * @returns the page with its policy, which holds for all that follows it
 * @throws Error naming the page where it has what no policy allows
 */
export function withPolicy(html: string, name: string, brand: BrandHosts): string {
  if (!ENCODING.test(html)) throw new Error(`${name}: expected <meta charset="utf-8"> in the head, after which the policy stands`);
  try {
    const meta = `<meta http-equiv="Content-Security-Policy" content="${policyText(policyOf(html, brand))}">`;
    return html.replace(ENCODING, (encoding) => encoding + meta);
  } catch (error) {
    throw new Error(`${name}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

/** The policy that a page holds. @returns undefined where it holds none */
export function pagePolicy(html: string): Policy | undefined {
  const [, text] = META.exec(html) ?? [];
  return text === undefined ? undefined : parsePolicy(text);
}
