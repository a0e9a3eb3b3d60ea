/** Runs axe in the page under test. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

// Omits the source of every element that passes, because collecting it takes a twentieth of the time.
const axeSource = `${readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8')}; axe.configure({ noHtml: true });`;
const OPTIONS: RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
  resultTypes: ['violations'],
  // Preloading would fetch style sheets and media again, for rules about orientation (experimental, not run) and sound (the site has none).
  preload: false,
};

/** Runs axe on a page, or on the parts that the selectors in `context` match. */
export async function runAxe(page: Page, options: RunOptions, context?: { include: string[][]; exclude: string[][] }): Promise<AxeResults> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  return page.evaluate(
    ([part, run]) => {
      const { axe } = window as unknown as { axe: { run: (context: unknown, options: RunOptions) => Promise<AxeResults> } };
      return axe.run(part ?? document, run);
    },
    [context, options] as const,
  );
}

/** Violations in the form `rule selector: what to do`. */
export async function violations(page: Page): Promise<string[]> {
  const results = await runAxe(page, OPTIONS);
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary?.replace(/\s+/g, ' ')}`),
  );
}

type ColorMode = 'dark' | 'light';

/** Switches the page to a color mode. The default brand is dark and has no logo for light mode, so the logo is hidden. */
export async function setColorMode(page: Page, mode: ColorMode): Promise<void> {
  await page.evaluate((theme) => {
    document.documentElement.dataset.theme = theme;
    document.querySelector<HTMLElement>('.navbar__brand')!.style.visibility = 'hidden';
  }, mode);
}

/**
 * Checks the page of an open tool, from its top. Further down, the navbar or the answer may half cover a field or button, which axe would
 * report as too small.
 */
export async function expectAccessibleTool(page: Page, width: number, state: string): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, 0));
  expect.soft(await violations(page), state).toEqual([]);
  expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), state).toBeLessThanOrEqual(width);
}
