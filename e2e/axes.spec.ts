/** Checks that everything starts at the same left edge, even on wide screens. */
import { expect, test } from './fixtures';

const PAGES = ['/', '/guides/object-lock', '/search', '/tested', '/offline', '/no-such-page'];

const WIDTHS = [1280, 1920, 2560];

test('logo, text and footer begin at one edge', async ({ page, site, problems }) => {
  problems.expect(/404/);
  for (const path of PAGES) {
    await page.goto(path);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      const edges = await page.evaluate(() =>
        ['.navbar__brand', '.theme-doc-sidebar-menu .menu__link, main h1', '.footer__title'].map((selector) => {
          const element = document.querySelector(selector) as Element;
          return Math.round(element.getBoundingClientRect().left + parseFloat(getComputedStyle(element).paddingLeft));
        }),
      );
      expect.soft(edges, `${path} at ${width} px`).toEqual([edges[0], edges[0], edges[0]]);
    }
    await expect(site.navbar).toBeVisible();
  }
});

test('text and footer of a phone begin at one edge', async ({ page, problems }) => {
  problems.expect(/404/);
  await page.setViewportSize({ width: 360, height: 800 });
  for (const path of PAGES) {
    await page.goto(path);
    const edges = await page
      .locator('main h1, .footer__col:first-child .footer__title, .footer__logo')
      .filter({ visible: true })
      .evaluateAll((all) => all.map((element) => Math.round(element.getBoundingClientRect().left)));
    expect(edges, path).toEqual([16, 16, 16]);
  }
});

test("a filter's fields and buttons fill its width", async ({ page }) => {
  for (const [path, width] of [
    ['/guides/s3-api', 768],
    ['/guides/s3-api', 1920],
    ['/integrations/', 1280],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(path);
    const form = page.getByRole('search').filter({ has: page.locator('select') });
    const rights = await form.locator('select').evaluateAll((all) => all.map((field) => Math.round(field.getBoundingClientRect().right)));
    expect(Math.max(...rights), `${path} at ${width} px`).toBe(
      await form.evaluate((element) => Math.round(element.getBoundingClientRect().right)),
    );
  }
});

test('text, code, tables and drawings end at one edge', async ({ page }) => {
  for (const path of ['/guides/bucket-and-object-versioning', '/it/composer/swarms/hardware', '/guides/s3-api']) {
    await page.goto(path);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      const edges = await page
        .locator('main .markdown > :is(p, ul, figure, [role="group"], .theme-admonition), main .pagination-nav, main .theme-doc-footer')
        .filter({ visible: true })
        .evaluateAll((all) => all.map((element) => Math.round(element.getBoundingClientRect().right)));
      expect.soft(edges.length, `${path} at ${width} px`).toBeGreaterThan(10);
      expect.soft([...new Set(edges)], `${path} at ${width} px`).toHaveLength(1);
    }
  }
});

test("the page's Markdown ends where its text does", async ({ page, site }) => {
  for (const path of ['/guides/object-lock', '/it/guides/object-lock']) {
    await page.goto(path);
    const right = (selector: string): Promise<number> =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => Math.round(element.getBoundingClientRect().right));
    const text = await right('main .markdown > p');
    expect(await right('main button[data-file]'), path).toBe(text);
    await site.ready();
    expect(await right('main button[data-file]'), `${path}, with the application`).toBe(text);
  }
});

test('on a tablet, the two areas are side by side below their title, and so are columns of the footer', async ({ page, site }) => {
  await page.setViewportSize({ width: 768, height: 1000 });
  await page.goto('/');
  const areas = page.getByRole('region', { name: 'Two areas, one service' });
  const tops = await areas.getByRole('heading').evaluateAll((all) => all.map((heading) => Math.round(heading.getBoundingClientRect().top)));
  expect(tops).toHaveLength(3);
  expect(tops[1]).toBeGreaterThan(tops[0] ?? NaN);
  expect(tops[2]).toBe(tops[1]);
  const titles = await site.footer.locator('.footer__title').evaluateAll((all) => all.map((title) => title.getBoundingClientRect().top));
  expect(titles.length).toBeGreaterThan(2);
  expect(new Set(titles).size).toBeLessThan(titles.length);
});

test('the Italian menu stays on one line at 1000 px', async ({ page, site }) => {
  await page.setViewportSize({ width: 1000, height: 800 });
  await page.goto('/it/');
  const heights = await site.navbar.locator('.navbar__link').evaluateAll((links) => links.map((link) => link.clientHeight));
  expect(Math.max(...heights)).toBeLessThan(45);
});

test('logo and copyright of the footer are on one line, and its mail link opens no tab and has no mark for one', async ({ page, site }) => {
  await page.goto('/');
  const middles = await site.footer
    .locator('.footer__logo, .footer__copyright')
    .filter({ visible: true })
    .evaluateAll((all) => all.map((element) => element.getBoundingClientRect()).map(({ top, bottom }) => (top + bottom) / 2));
  expect(middles).toHaveLength(2);
  expect(Math.abs((middles[0] ?? NaN) - (middles[1] ?? NaN))).toBeLessThan(1);
  const link = site.footer.getByRole('link', { name: 'Support' });
  await expect(link).toHaveAttribute('target', '_self');
  await expect(link.locator('svg')).toBeHidden();
});

test('elements below a page have the same size', async ({ page }) => {
  await page.goto('/guides/object-lock');
  const sizes = await page
    .locator('main .theme-doc-footer :is(a, span, time)')
    .filter({ visible: true })
    .evaluateAll((all) => all.map((element) => getComputedStyle(element).fontSize));
  expect(sizes.length).toBeGreaterThan(2);
  expect(new Set(sizes)).toEqual(new Set(['13px']));
});
