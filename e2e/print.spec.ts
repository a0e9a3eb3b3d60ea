/** A page on paper: complete, without awkward page breaks, in light colors, and without navigation to other pages. */
import { inflateSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { holdApplication } from './hold-application';
import type { Site } from './site';

const LOCK = '/guides/object-lock';
const API = '/guides/s3-api';
/** Text width on a sheet that is 210 mm wide, with the margins in `print.css`. */
const A4_TEXT_PX = 673;

/** Number of text fragments on each sheet of a document. */
function textsOfSheets(pdf: Buffer): number[] {
  const streams = pdf.toString('latin1').matchAll(/\/FlateDecode\s*\/Length (\d+)>>\s*stream\r?\n/g);
  const contents = [...streams].map(({ 0: { length }, 1: size, index }) =>
    inflateSync(pdf.subarray(index + length, index + length + Number(size))).toString('latin1'),
  );
  return contents.map((content) => content.match(/\bT[jJ]\b/g)?.length ?? 0).filter((count) => count > 0);
}

/**
 * Opens the page first and then switches to paper, because emulation that is set before the page opens may not reach the page's process.
 */
async function openOnPaper(page: Page, site: Site, path: string): Promise<void> {
  await site.open(path);
  await page.emulateMedia({ media: 'print' });
}

test('there is no navigation, no filter and no button, and an operation is on a single sheet', async ({ page, site }) => {
  await openOnPaper(page, site, API);
  for (const part of [
    site.navbar,
    site.sidebar,
    site.breadcrumbs,
    site.toc,
    site.footer,
    page.getByRole('search'),
    page.getByRole('button'),
  ]) {
    await expect(part.filter({ visible: true })).toHaveCount(0);
  }
  const breakInside = (selector: string): Promise<string[]> =>
    page.locator(selector).evaluateAll((all) => [...new Set(all.map((element) => getComputedStyle(element).breakInside))]);
  expect(await breakInside('#PutObject')).toEqual(['avoid']);
  // A group of entries may be longer than the rest of a sheet, or even than a whole sheet.
  expect(await breakInside('main details:has(> details)')).toEqual(['auto']);
  await openOnPaper(page, site, '/integrations/');
  await expect(page.getByRole('searchbox').filter({ visible: true })).toHaveCount(0);
  for (const path of ['/', '/offline']) {
    await openOnPaper(page, site, path);
    await expect(site.title).toBeVisible();
    await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
  }
});

test('a wide table fits the sheet, so that the text of the page keeps its size', async ({ page }) => {
  await page.setViewportSize({ width: A4_TEXT_PX, height: 1000 });
  for (const path of ['/composer/swarms/redundancy', '/it/composer/swarms/redundancy']) {
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(A4_TEXT_PX);
    await page.emulateMedia({ media: 'screen' });
  }
});

test('no sheet is empty', async ({ page, site }) => {
  await site.open('/it/integrations/');
  const texts = textsOfSheets(await page.pdf({ format: 'A4' }));
  expect(texts.length).toBeGreaterThan(3);
  // The sheet number also counts as a text fragment.
  expect(Math.min(...texts)).toBeGreaterThan(20);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('what is closed on the screen is open', async ({ page }) => {
      await page.goto(API);
      const notes = page.locator('#PutObject').getByText('your metadata');
      await expect(notes).toBeHidden();
      await page.emulateMedia({ media: 'print' });
      await expect(notes).toBeVisible();
      const unknown = page.locator('#GetObjectTorrent');
      await expect(unknown).toBeVisible();
    });
  });
}

test('it is light, with the title on the sheet, headings next to what follows, bullets, and page numbers', async ({ page, site }) => {
  await openOnPaper(page, site, LOCK);
  await page.setViewportSize({ width: A4_TEXT_PX, height: 1000 });
  expect((await site.main.getByRole('heading', { level: 1 }).boundingBox())?.y).toBeGreaterThanOrEqual(0);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const colours = await page.evaluate(() => {
    const code = document.querySelector('main pre .x-function');
    const { backgroundColor } = getComputedStyle(document.documentElement);
    return { color: getComputedStyle(document.body).color, backgroundColor, code: code && getComputedStyle(code).color };
  });
  expect(colours).toEqual({ color: 'rgb(0, 0, 0)', backgroundColor: 'rgb(255, 255, 255)', code: 'rgb(13, 95, 112)' });
  const after = (selector: string): Promise<string[]> =>
    page.locator(selector).evaluateAll((all) => [...new Set(all.map((element) => getComputedStyle(element).breakAfter))]);
  expect.soft(await after('main :is(h2, h3)')).toEqual(['avoid']);
  expect.soft(await after('main li > p:has(+ figure)')).toEqual(['avoid']);
  const bullets = page.locator('main .markdown ul:not([role]) > li').first();
  expect.soft(await bullets.evaluate((item) => getComputedStyle(item, '::before').printColorAdjust)).toBe('exact');
  const pageRules = await page.evaluate(async () => {
    const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
    const texts = await Promise.all(sheets.map(async ({ href }) => (await fetch(href)).text()));
    return texts.join('').match(/@page\s*\{[^@]*@bottom-right\s*\{[^}]*\}/g);
  });
  expect(pageRules).toEqual([expect.stringContaining('counter(page)')]);
});

test('a long block of code goes on on the next page', async ({ page }) => {
  await page.goto(LOCK);
  const block = await page
    .locator('main .markdown figure:has(pre)')
    .first()
    .evaluate((element) => element.outerHTML);
  await page.evaluate(
    ([html, text]) => {
      const main = document.querySelector('main .markdown') as Element;
      // Style rules would also count as text.
      main.querySelectorAll(':scope > :not(:has(style))').forEach((element) => element.remove());
      main.insertAdjacentHTML('beforeend', html);
      main.querySelectorAll('pre code').forEach((code) => void (code.textContent = text));
    },
    [block.repeat(6), 'line\n'.repeat(26)] as const,
  );
  const paper = (await page.pdf({ format: 'A4' })).toString('latin1');
  // Each block takes more than half a page.
  expect(paper.match(/\/Type \/Page\b/g)?.length).toBeLessThan(6);
});

test('a short block of code stays with its heading', async ({ page }) => {
  await page.goto(LOCK);
  await page.evaluate(() => {
    const main = document.querySelector('main .markdown') as Element;
    const block = main.querySelector('figure:has(pre)') as Element;
    (block.querySelector('code') as Element).textContent = 'one\ntwo\nthree';
    document.querySelectorAll('main .markdown > :not(:has(style)), main footer').forEach((element) => element.remove());
    main.insertAdjacentHTML('beforeend', `<div data-room></div><h2>Title</h2>${block.outerHTML}`);
  });
  const firstSheets = new Set<number | undefined>();
  for (let height = 640; height <= 800; height += 8) {
    await page.locator('[data-room]').evaluate((room, px) => void ((room as HTMLElement).style.height = `${px}px`), height);
    firstSheets.add(textsOfSheets(await page.pdf({ format: 'A4' }))[0]);
  }
  // Either both elements are on the first sheet, or neither is.
  expect(firstSheets.size).toBe(2);
});

test('links to other sites say where they lead, once', async ({ page, site }) => {
  await openOnPaper(page, site, '/integrations/s3fs');
  const link = page.locator('main .markdown a[href^="https://github.com/"]').first();
  const address = await link.getAttribute('href');
  expect(await link.evaluate((element) => getComputedStyle(element, '::after').content)).toContain(address);
  const inner = page.locator('main .markdown a[href^="/"]').first();
  expect(await inner.evaluate((element) => getComputedStyle(element, '::after').content)).toBe('none');
  await openOnPaper(page, site, '/composer/swarms/quickstart');
  const named = page.locator('main .markdown a', { hasText: /^https:/ }).first();
  await expect(named).toHaveText((await named.getAttribute('href')) ?? '');
  expect(await named.evaluate((element) => getComputedStyle(element, '::after').content)).toBe('none');
});

for (const language of ['', '/it']) {
  test(`what the reader chose is on paper before the application comes: ${language || '/en'}`, async ({ page }) => {
    await holdApplication(page);
    const stored = { values: { region: 'milan-1' }, texts: {} };
    await page.addInitScript((text) => localStorage.setItem('reader-values', text), JSON.stringify(stored));
    await page.goto(`${language}/guides/lifecycle-configuration`);
    await page.getByRole('main').locator('label', { hasText: 'Python' }).first().click();
    await page.emulateMedia({ media: 'print' });
    // There are no tabs on paper, so each panel is below its name.
    for (const code of ['boto3', '@aws-sdk/client-s3'])
      await expect(page.locator('main pre', { hasText: code }).filter({ visible: true }).first()).toContainText('milan-1');
    expect(
      await page
        .locator('main [data-label="Python"]')
        .first()
        .evaluate((panel) => getComputedStyle(panel, '::before').content),
    ).toContain('Python');
  });
}
