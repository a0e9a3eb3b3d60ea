/** Navbar, sidebars, breadcrumbs, table of contents, footer and navigation between pages. */
import { expect, test } from './fixtures';

const LOCK = '/guides/object-lock';
const VERSIONING = '/guides/bucket-and-object-versioning';

test.describe('navbar', () => {
  test('leads to both sections, the technology page, the console, and has no colour mode switch, and the footer is complete', async ({
    page,
    site,
  }) => {
    await site.open('/');
    const { navbar, footer } = site;
    await expect(navbar.getByRole('link', { name: 'Storage service' })).toHaveAttribute('href', '/getting-started/what-is-arnia-ds3');
    await expect(navbar.getByRole('link', { name: 'Composer', exact: true })).toHaveAttribute(
      'href',
      '/composer/getting-started/what-is-ds3-composer',
    );
    await expect(navbar.getByRole('link', { name: /^Technology/ })).toHaveAttribute('href', 'https://arnia.example/technology');
    await expect(navbar.getByRole('link', { name: /^Log in/ })).toHaveAttribute('href', 'https://console.arnia.example/login');
    await expect(navbar.getByRole('button', { name: 'English' })).toBeVisible();
    await expect(page.getByRole('button', { name: /dark and light mode|color mode|colour mode/i })).toHaveCount(0);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    // No banner about a wrong base address is above the page.
    await expect.soft(page.getByText(/site did not load properly/i)).toHaveCount(0);
    expect(await footer.locator('.footer__col').count()).toBeGreaterThan(1);
    expect(await footer.getByRole('link').count()).toBeGreaterThan(5);
    await expect(footer.getByText('Copyright © 2024 Arnia')).toBeVisible();
    await expect(footer.getByRole('img').filter({ visible: true }).first()).toBeVisible();
  });

  for (const isStarted of [false, true]) {
    const when = isStarted ? 'with the application' : 'before the application';

    test(`leaves on the way down, and returns on the way up, with a link to a heading, and with the focus ${when}`, async ({
      page,
      site,
    }) => {
      await (isStarted ? site.open(LOCK) : site.read(LOCK));
      const scrollAway = async (): Promise<void> => {
        await page.mouse.move(640, 500);
        await page.mouse.wheel(0, 200);
        await page.mouse.wheel(0, 400);
        await expect(site.navbar).not.toBeInViewport();
      };
      await expect(site.navbar).toBeInViewport();
      await scrollAway();
      await page.mouse.wheel(0, -300);
      await expect(site.navbar).toBeInViewport();
      for (const at of [3, 6]) {
        await scrollAway();
        await site.toc.getByRole('link').nth(at).click();
        await expect(page).toHaveURL(/#/);
        await expect(site.navbar).toBeInViewport();
      }
      await page.mouse.move(640, 500);
      await page.mouse.wheel(0, 120);
      await expect(site.navbar).not.toBeInViewport();
      await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', String(isStarted));
      await site.navbar.getByRole('link', { name: 'Composer', exact: true }).focus();
      await expect(site.navbar).toBeInViewport();
    });
  }

  test('returns with a page that the application puts in the place of another', async ({ page, site }) => {
    await site.open(LOCK);
    await page.mouse.move(640, 500);
    await page.mouse.wheel(0, 200);
    await page.mouse.wheel(0, 400);
    await expect(site.navbar).not.toBeInViewport();
    await site.markDocument();
    await site.footer.getByRole('link', { name: 'Glossary' }).evaluate((link: HTMLElement) => link.click());
    await expect(page).toHaveURL('/getting-started/glossary');
    await expect(site.navbar).toBeInViewport();
    await page.mouse.wheel(0, 200);
    await page.mouse.wheel(0, 400);
    await expect(site.navbar).not.toBeInViewport();
    await site.expectSameDocument();
  });
});

test('the sidebar begins with the first page of its area', async ({ page, site }) => {
  for (const [path, first, route] of [
    [LOCK, 'What is Arnia DS3?', '/getting-started/what-is-arnia-ds3'],
    ['/composer/getting-started/what-is-ds3-composer', 'What is DS3 Composer?', '/composer/getting-started/what-is-ds3-composer'],
  ] as const) {
    await page.goto(path);
    await expect(site.sidebar.locator('a[href^="/"]').first()).toHaveAttribute('href', route);
    await expect(site.sidebar.getByRole('link', { name: first })).toBeVisible();
  }
});

test('a documentation page shows where the reader is, its headings and its last change, and leads to the next page', async ({
  page,
  site,
}) => {
  await site.open(LOCK);
  await test.step('navbar and sidebar', async () => {
    await expect.soft(site.navbar.getByRole('link', { name: 'Storage service' })).toHaveClass(/active/);
    await expect.soft(site.navbar.getByRole('link', { name: 'Composer', exact: true })).not.toHaveClass(/active/);
    await expect.soft(site.sidebar.locator('[aria-current="page"]')).toHaveAttribute('href', LOCK);
    await expect.soft(site.sidebar).toBeVisible();
    await expect.soft(page.getByRole('button', { name: /collapse sidebar|expand sidebar/i })).toHaveCount(0);
  });
  await test.step('headings of levels 2 and 3 in order, and a link to itself in every heading', async () => {
    const headings = await page.locator('main :is(h2, h3)[id]').evaluateAll((all) => all.map(({ id }) => `#${id}`));
    expect.soft(headings.length).toBeGreaterThan(5);
    const entries = await site.toc.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect.soft(entries).toEqual(headings);
    const links = await page
      .locator('main :is(h2, h3, h4)')
      .evaluateAll((all) => all.map((heading) => [`#${heading.id}`, heading.querySelector('a.hash-link')?.getAttribute('href')]));
    expect.soft(links.length).toBeGreaterThan(5);
    for (const [id, href] of links) expect.soft(href).toBe(id);
  });
  await test.step('breadcrumbs, last change, and the next pages', async () => {
    await expect.soft(site.breadcrumbs.getByRole('listitem')).toContainText(['', 'Guides', 'Object Lock']);
    await expect.soft(site.breadcrumbs.getByRole('link', { name: 'Home page' })).toHaveAttribute('href', '/');
    await expect.soft(page.getByText(/Last updated/)).toBeVisible();
    await expect.soft(page.locator('.theme-last-updated time')).toHaveAttribute('datetime', /^\d{4}-\d{2}-\d{2}$/);
    const pages = page.getByRole('navigation', { name: 'Docs pages' });
    await expect(pages.getByRole('link')).toHaveCount(2);
    await pages.getByRole('link').first().click();
    await expect(page).not.toHaveURL(LOCK);
    await expect(site.title).toBeVisible();
  });
});

test.describe('moving to another page', () => {
  test('keeps the document, begins at its top, and Back returns to where the reader was', async ({ page, site }) => {
    await site.open(LOCK);
    await site.markDocument();
    await page.mouse.move(640, 500);
    await page.mouse.wheel(0, 900);
    await expect.poll(() => site.scrollY()).toBeGreaterThan(500);
    await site.sidebar.locator(`a[href="${VERSIONING}"]`).click();
    await expect(page).toHaveURL(VERSIONING);
    await expect(page).toHaveTitle(/versioning/i);
    await expect.poll(() => site.scrollY()).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL(LOCK);
    await expect(site.title).toHaveText('Object Lock');
    await site.expectSameDocument();
  });

  test('goes to the heading that the address or a link of the contents names, below the navbar', async ({ page, site }) => {
    await site.open(`${LOCK}#before-you-start`);
    const heading = site.heading('before-you-start');
    await expect(heading).toBeInViewport();
    const top = await heading.evaluate((element) => element.getBoundingClientRect().top);
    expect(top).toBeGreaterThanOrEqual(0);
    expect(top).toBeLessThan(200);
    await expect(page.getByRole('heading', { level: 1 })).not.toBeInViewport();
    const link = site.toc.getByRole('link').nth(3);
    const id = (await link.getAttribute('href'))?.slice(1) ?? '';
    await link.click();
    await expect(site.heading(id)).toBeInViewport();
    const { bottom } = await site.navbar.evaluate((element) => element.getBoundingClientRect());
    await expect.poll(() => site.heading(id).evaluate((element) => element.getBoundingClientRect().top)).toBeGreaterThanOrEqual(bottom - 1);
  });

  test('loads the next page before the click', async ({ page, site }) => {
    await site.open(LOCK);
    await page.waitForLoadState('networkidle');
    const link = site.sidebar.locator('a[href="/guides/multipart-upload"]');
    const chunk = page.waitForRequest(/\/assets\/js\/.*\.js$/);
    await link.hover();
    await chunk;
  });

  test('loads it whole when a part of it fails to load', async ({ page, site, problems }) => {
    problems.expect(/ERR_FAILED|Loading chunk|Failed to load/);
    await site.open('/');
    await page.waitForLoadState('networkidle');
    await site.markDocument();
    let isBroken = true;
    await page.route(/\/assets\/js\/.*\.js$/, (route) => (isBroken ? route.abort() : route.continue()));
    // The network must work again for the reload that follows.
    page.on('request', (request) => {
      if (request.isNavigationRequest()) isBroken = false;
    });
    await site.footer.getByRole('link', { name: 'Glossary' }).click();
    await expect(page).toHaveURL('/getting-started/glossary');
    await site.expectNewDocument();
    await site.ready();
    await expect(site.title).toHaveText('Glossary');
  });
});

test('a page that crashes shows a message and can be reloaded', async ({ page, site, problems }) => {
  problems.expect(/test crash/);
  await page.addInitScript(() => {
    const state = window as Window & { broken?: boolean };
    state.broken = true;
    // To show when a page last changed, rendering calls this function.
    Date.prototype.getUTCMonth = () => {
      if (state.broken) throw new Error('test crash');
      return 0;
    };
  });
  await page.goto(LOCK);
  await site.start();
  await expect(page.getByText('This page crashed')).toBeVisible();
  await page.evaluate(() => {
    (window as Window & { broken?: boolean }).broken = false;
  });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(site.title).toHaveText('Object Lock');
  await expect(page.getByText('This page crashed')).toHaveCount(0);
});

test.describe('the banner for a wrong base address', () => {
  for (const [path, shown] of [
    ['/', true],
    [LOCK, false],
  ] as const) {
    test(`is ${shown ? '' : 'not '}on ${path} when scripts do not load`, async ({ page, problems }) => {
      problems.expect(/ERR_FAILED/);
      // The framework's banner also has styles in attributes, but its look is defined in the style sheet.
      if (shown) problems.expect(/inline style violates/);
      await page.route(/\/assets\/js\//, (route) => route.abort());
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('#__docusaurus-base-url-issue-banner-container')).toHaveCount(shown ? 1 : 0);
      await expect(page.getByText(/site did not load properly/i)).toHaveCount(shown ? 1 : 0);
    });
  }
});
