/** With the browser's text size at 200 %, everything must be readable and nothing may overlap. */
import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures';
import { otherBrand } from './servers';
import { Site } from './site';

test.use({
  launchOptions: async ({ launchOptions }, use) => {
    await use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'] });
  },
});

test('nothing scrolls sideways', async ({ page, site }) => {
  for (const path of ['/', '/it/guides/object-lock', '/it/search']) {
    await site.open(path);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
    for (const width of [1280, 360, 320]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), `${path} at ${width} px`).toBe(width);
    }
    await page.setViewportSize({ width: 1280, height: 800 });
  }
});

test('the logo is next to the menu, the table of contents is above the text, and names in the sidebar are whole', async ({ page }) => {
  const site = new Site(page, 'it');
  await site.open('/it/guides/object-lock');
  const logo = await page.locator('.navbar__logo').boundingBox();
  const first = await page.locator('.navbar .navbar__link').first().boundingBox();
  expect((logo?.x ?? 0) + (logo?.width ?? Infinity)).toBeLessThanOrEqual(first?.x ?? 0);
  await expect(site.main.getByText('In questa pagina')).toBeVisible();
  // The text also takes up the space of the table of contents.
  const right = (selector: string): Promise<number> =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => element.getBoundingClientRect().right);
  expect(await right('main .markdown > figure')).toBeGreaterThan((await right('main .row')) - 48);
  const names = site.sidebar.locator('.menu__link span').filter({ visible: true });
  expect(await names.count()).toBeGreaterThan(10);
  const cut = await names.evaluateAll((all) =>
    all.filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 2).map(({ textContent }) => textContent),
  );
  expect(cut).toEqual([]);
});

test('what the dialog offers fits a phone, below headings that are no larger', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const site = new Site(page, 'it');
  await site.open('/it/guides/object-lock');
  await site.dialog.open();
  const heading = site.dialog.modal.getByRole('heading', { name: 'Attività più richieste' });
  const size = (part: Locator): Promise<number> => part.evaluate((element) => parseFloat(getComputedStyle(element).fontSize));
  expect(await size(heading)).toBeLessThanOrEqual(await size(site.dialog.modal.getByRole('listitem').getByRole('link').first()));
  for (const choice of await site.dialog.modal.locator('.search-scope button').all()) await expect(choice).toBeInViewport({ ratio: 1 });
});

for (const base of ['/', otherBrand.baseURL]) {
  test(`the entries of the Italian menu stand side by side within their bar, ${base}`, async ({ page }) => {
    await page.goto(`${base}it/guides/object-lock`);
    for (const width of [1000, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      // Everything is measured at once, because an announcement can move the bar.
      const { bar, entries } = await new Site(page, 'it').navbar.evaluate((element) => ({
        bar: element.getBoundingClientRect().bottom,
        entries: [...element.querySelectorAll(':is(.navbar__brand, .navbar__link, .search-button)')]
          .filter((entry) => entry.checkVisibility())
          .map((entry) => entry.getBoundingClientRect().toJSON() as DOMRect),
      }));
      expect.soft(entries.length, `${width} px`).toBeGreaterThan(5);
      for (const [number, { left, bottom }] of entries.entries()) {
        expect.soft(bottom, `${width} px`).toBeLessThanOrEqual(bar);
        expect.soft(left, `${width} px`).toBeGreaterThanOrEqual(entries[number - 1]?.right ?? 0);
      }
    }
  });
}

test('the announcement is whole in its bar', async ({ page }) => {
  await page.goto(otherBrand.baseURL);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const bar = page.locator('.theme-announcement-bar');
    const { top, bottom } = await bar.evaluate((element) => element.getBoundingClientRect());
    for (const part of [bar.getByText('Maintenance'), bar.getByRole('button')]) {
      const box = await part.evaluate((element) => element.getBoundingClientRect());
      expect.soft(box.top, `${width} px`).toBeGreaterThanOrEqual(top);
      expect.soft(box.bottom, `${width} px`).toBeLessThanOrEqual(bottom);
    }
  }
});

test('on a small screen the notice of a failure can be read from its start', async ({ page, problems }) => {
  problems.expect(/ERR_FAILED/);
  await page.setViewportSize({ width: 360, height: 480 });
  await page.route(/\/assets\/js\/main\./, (route) => route.abort());
  await page.goto('/it/guides/iam-policy', { waitUntil: 'load' });
  await page.getByRole('main').locator('button[class*=open_]').first().click();
  const notice = page.getByRole('alert');
  expect((await notice.boundingBox())?.y).toBeGreaterThanOrEqual(0);
  await notice.getByRole('button').last().scrollIntoViewIfNeeded();
  await expect(notice.getByRole('button').last()).toBeInViewport({ ratio: 1 });
});

test('on a small screen the explanation of a term is whole', async ({ page, site }) => {
  await page.setViewportSize({ width: 360, height: 480 });
  await site.open('/it/guides/object-lock');
  await page.locator('a[data-explanation]').first().click();
  const card = page.getByRole('dialog');
  const { y = -1, height = Infinity } = (await card.boundingBox()) ?? {};
  expect(y).toBeGreaterThanOrEqual(0);
  expect(y + height).toBeLessThanOrEqual(480);
  await card.getByRole('link').scrollIntoViewIfNeeded();
  await expect(card.getByRole('link')).toBeInViewport({ ratio: 1 });
});

test('what is typed into the dialog has most of the width of a phone', async ({ page, site }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await site.open('/');
  await site.dialog.search('lock');
  const width = await site.dialog.input.evaluate((element) => element.getBoundingClientRect().width);
  expect(width).toBeGreaterThanOrEqual(180);
});

test('no word of an Italian heading is broken on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  for (const path of ['/it/', '/it/guides/lifecycle-configuration', '/it/guides/object-lock', '/it/guides/iam-policy', '/it/search']) {
    await page.goto(path);
    const broken = await page.locator('main :is(h1, h2, h3)').evaluateAll((headings) =>
      headings.flatMap((heading) => {
        const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
        const words: string[] = [];
        while (texts.nextNode()) {
          const text = texts.currentNode as Text;
          for (const { 0: word, index } of text.data.matchAll(/[\p{L}’]+/gu)) {
            const range = document.createRange();
            range.setStart(text, index);
            range.setEnd(text, index + word.length);
            const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
            if (lines.size > 1) words.push(word);
          }
        }
        return words;
      }),
    );
    expect(broken, path).toEqual([]);
  }
});
