/** What a reader view such as Firefox's retains of a page: all headings and complete sentences. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type * as Mozilla from '@mozilla/readability';
import { expect, test } from './fixtures';
import { pairs } from './nightly';

const source = readFileSync(createRequire(__filename).resolve('@mozilla/readability/Readability.js'), 'utf8');

const PAGES = ['/guides/object-lock', '/it/guides/object-lock', '/composer/swarms/what-is-a-swarm', '/integrations/restic'];

for (const [path, isStarted] of pairs(PAGES, [false, true]))
  test(`${path} ${isStarted ? 'with' : 'before'} the application`, async ({ page, site, problems }) => {
    // These come from documents that the reader view parses separately from the page.
    problems.expect(/inline style violates/);
    await (isStarted ? site.open(path) : site.read(path));
    await page.evaluate(source);
    const { shown, kept } = await page.evaluate(() => {
      const texts = (root: ParentNode, parts: string): string[] =>
        [...root.querySelectorAll(parts)].map(({ textContent }) => textContent.replace(/[\s\u200B]+/g, ' ').trim());
      const partsOf = (root: ParentNode) => ({ headings: texts(root, 'h2, h3'), paragraphs: texts(root, 'p') });
      const article = (document.querySelector('.theme-doc-markdown') as Element).cloneNode(true) as Element;
      article.querySelectorAll('[data-rest], script').forEach((part) => part.remove());
      const { Readability } = window as unknown as typeof Mozilla;
      const content = new Readability(document.cloneNode(true) as Document).parse()?.content ?? '';
      return { shown: partsOf(article), kept: partsOf(new DOMParser().parseFromString(content, 'text/html')) };
    });
    expect(shown.headings.length).toBeGreaterThan(3);
    expect(kept.headings).toEqual(expect.arrayContaining(shown.headings));
    expect(kept.paragraphs).toEqual(expect.arrayContaining(shown.paragraphs));
    for (const explanation of await page
      .locator('[data-explanation]')
      .evaluateAll((all) => all.map((one) => one.dataset.explanation ?? '')))
      expect(shown.paragraphs.join('\n')).not.toContain(explanation);
  });
