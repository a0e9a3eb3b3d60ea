/**
 * Checks the policies and rules of the site in `build/`: `npx vitest run --project site -t hosting`. The build computes each policy before
 * it writes the page; this check reads the file that was written.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { load, type CheerioAPI } from 'cheerio';
import type { Element } from 'domhandler';
import { describe, expect, it } from 'vitest';
import { loadBrand } from '../brand/plugin';
import { hostRules } from './rules';
import { parsePolicy } from './policy';

const build = path.join(process.cwd(), 'build');
if (!existsSync(path.join(build, 'index.html'))) throw new Error('there is no build/index.html; build the site first: npm run build');
const rules = hostRules(build);
const pages = rules.files.filter((file) => file.endsWith('.html'));

const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
/** Parts that scripts add later: a logo drawing in the search dialog, and the rules for prefetching pages. */
const LATER_STYLE = hash('.cls-1,.cls-2{fill:#003dff;}.cls-2{fill-rule:evenodd;}');
const LATER_SCRIPT = hash('{"prefetch":[{"where":{"selector_matches":"a[data-fetch-ahead]"},"eagerness":"immediate"}]}');
const CODE = 'script:not([src]):is(:not([type]), [type="module"], [type="text/javascript"])';

const hashesOf = ($: CheerioAPI, selector: string): string[] => [
  ...new Set(
    $(selector)
      .toArray()
      .map((element) => hash($(element).text())),
  ),
];
const listed = (sources: readonly string[] = []): string[] => sources.filter((source) => source.startsWith("'sha")).sort();

const sorted = (hashes: readonly string[]): string => [...new Set(hashes)].sort().join();

/** Returns the problems with a page's policy. */
function problemsOf(html: string): string[] {
  const $ = load(html);
  const meta = $('meta[http-equiv="Content-Security-Policy"]');
  const problems: string[] = [];
  if (meta.length !== 1 || !meta.is('head > meta[charset]:first-child + meta'))
    problems.push('expected one policy, directly after the encoding');
  const policy = parsePolicy(meta.attr('content') ?? '');
  const expected = { script: hashesOf($, CODE), style: hashesOf($, 'style') };
  if ($('meta[http-equiv="refresh"]').length > 0) {
    if (expected.script.length + expected.style.length > 0) problems.push('a redirect has its own scripts or styles');
  } else {
    if (listed(policy['script-src']).join() !== sorted([...expected.script, LATER_SCRIPT]))
      problems.push('scripts and their hashes differ');
    if (listed(policy['style-src']).join() !== sorted([...expected.style, LATER_STYLE])) problems.push('styles and their hashes differ');
  }
  if (
    Object.values(policy)
      .flat()
      .some((source) => /unsafe|^\*$|^https?:$/.test(source))
  )
    problems.push('the policy is not strict');
  for (const element of $<Element, string>('*').toArray()) {
    const name = Object.keys(element.attribs).find((attribute) => /^(?:style|on.*)$/.test(attribute));
    if (name !== undefined) problems.push(`<${element.tagName} ${name}>`);
  }
  if ($('a[href^="javascript:" i]').length > 0) problems.push('an address runs a script');
  return problems;
}

describe('hosting', () => {
  it('every page has the policy that fits it', () => {
    const problems = pages.map((file) => [file, problemsOf(readFileSync(path.join(build, file), 'utf8'))] as const);
    expect(problems.filter(([, found]) => found.length > 0)).toEqual([]);
  });

  it('the headers have room in the buffers of hosts and in the first window of a connection', () => {
    const lines = Object.entries(rules.headers).map(([name, value]) => `${name}: ${value}`);
    expect(lines.join('\r\n').length).toBeLessThanOrEqual(1_200);
    // Cloudflare Pages accepts lines of up to 2,000 characters.
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(2_000);
  });

  it('rules beside the build are those of the build', () => {
    expect(JSON.parse(readFileSync(`${build}-hosting/rules.json`, 'utf8'))).toEqual(rules);
  });

  it('each redirect leads to a page', () => {
    const file = (to: string): string => path.posix.join(to.slice(rules.baseUrl.length), 'index.html');
    expect(Object.keys(rules.redirects).length).toBeGreaterThan(50 * loadBrand(process.cwd()).brand.languages.length);
    expect(Object.values(rules.redirects).filter((to) => !rules.files.includes(file(to)))).toEqual([]);
  });
});
