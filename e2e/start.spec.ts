/** Checks that the application starts whatever happens, and then does what the reader requested in the meantime. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { holdApplication } from './hold-application';
import { putForeignElement, REMADE, translateLikeABrowser } from './changed-pages';

const MAIN = /\/assets\/js\/main\./;
const TOOL_PAGE = '/guides/iam-policy';

const toolButton = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Open the policy/ });
const tool = (page: Page) => page.getByRole('main').locator('select').first();

/** Makes the first matching requests fail, as if the connection broke. */
async function failFirst(page: Page, part: RegExp, count = 1): Promise<void> {
  let failed = 0;
  await page.route(part, (route) => (failed++ < count ? route.abort('connectionreset') : route.continue()));
}

for (const [name, part] of [
  ['the main script', MAIN],
  ['the runtime', /\/assets\/js\/runtime~main\./],
  ['a script of the page', /\/assets\/js\/[0-9a-f]{8}\./],
] as const) {
  test(`${name} fails once: the reader is told, and tries again without a reload`, async ({ page, site, problems }) => {
    problems.expect(/ERR_CONNECTION_RESET/);
    await failFirst(page, part);
    await page.goto(TOOL_PAGE);
    await site.markDocument();
    await toolButton(page).click();
    const notice = page.getByRole('alert');
    await expect(notice).toContainText('couldn’t be loaded');
    await expect(toolButton(page)).not.toHaveAttribute('aria-busy');
    await notice.getByRole('button', { name: 'Try again' }).click();
    await expect(tool(page)).toBeVisible();
    await expect(notice).toHaveCount(0);
    await site.expectSameDocument();
  });
}

test('the page script fails to load: the reader gets a message, and the next press tries again', async ({ page, site, problems }) => {
  problems.expect(/ERR_CONNECTION_RESET/);
  // One failure is for the page's request, and the other is for the request that the press triggers.
  await failFirst(page, /\/assets\/js\/page\./, 2);
  await page.goto('/guides/object-lock');
  await site.markDocument();
  const copy = site.main.locator('[data-copy]:not([data-file])').first();
  await copy.click();
  await expect(page.getByRole('alert')).toContainText('couldn’t be loaded');
  await expect(copy).not.toHaveAttribute('aria-busy');
  await copy.click();
  await expect(copy).toHaveAttribute('data-copy', /copied|selected/);
  await site.expectSameDocument();
});

test('without a network the reader is told so, in the language of the page', async ({ page, context, problems }) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED/);
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto('/it/guides/object-lock', { waitUntil: 'networkidle' });
  await context.setOffline(true);
  const menu = page.locator('.navbar__toggle');
  await menu.click();
  await expect(page.getByRole('alert')).toContainText('offline');
  await context.setOffline(false);
  await page.getByRole('alert').getByRole('button', { name: 'Riprova' }).click();
  await expect(page.locator('.navbar-sidebar')).toBeInViewport();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('the search page says when its application does not come', async ({ page, problems }) => {
  problems.expect(/ERR_CONNECTION_RESET/);
  await failFirst(page, MAIN);
  await page.goto('/search?q=object+lock');
  await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('main').locator('ol a').first()).toBeVisible();
});

test('the form for the values comes at the second try', async ({ page, problems }) => {
  problems.expect(/ERR_CONNECTION_RESET/);
  await failFirst(page, /\/assets\/js\/values\./);
  await page.goto('/integrations/rclone');
  await page.locator('[data-static=values]').first().click();
  await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('several controls that are pressed before the application is there all answer, in that order', async ({ page, site }) => {
  const release = await holdApplication(page);
  await page.goto(TOOL_PAGE);
  const repeated = await page.evaluateHandle(() => {
    const texts: string[] = [];
    document.addEventListener('click', ({ isTrusted, target }) => !isTrusted && texts.push((target as Element).textContent.trim()));
    return texts;
  });
  const menu = site.navbar.getByRole('button', { name: 'English' });
  await menu.click();
  await toolButton(page).click();
  // Pressing a waiting button again has no effect.
  await menu.click();
  release();
  await expect(tool(page)).toBeVisible();
  await expect(page.locator('[aria-busy]')).toHaveCount(0);
  expect(await repeated.jsonValue()).toEqual(['English', expect.stringMatching(/^Open the policy/)]);
});

for (const [name, change] of [
  ['a page that the browser translates', translateLikeABrowser],
  ['a page with an element of an extension', putForeignElement],
] as const) {
  test.describe(name, () => {
    test.beforeEach(({ problems }) => {
      problems.expect(REMADE);
    });

    test('the first press on a tool opens it', async ({ page, site }) => {
      await page.goto(TOOL_PAGE);
      await page.evaluate(change, '');
      await toolButton(page).or(page.getByRole('main').locator('[class*=open_]')).first().click();
      await expect(tool(page)).toBeVisible();
      await expect(site.title).toBeVisible();
    });
  });
}

test('a translated page goes on when its texts change', async ({ page, site }) => {
  const isSound = async (): Promise<void> => expect(page.getByRole('heading', { level: 1 })).not.toContainText(/crashed/);
  await site.open('/composer/swarms/redundancy');
  await site.main.getByRole('button', { name: 'Open the planner' }).click();
  const choice = site.main.locator('select').first();
  await expect(choice).toBeVisible();
  await page.evaluate(translateLikeABrowser, '');
  const count = await choice.locator('option').count();
  for (let index = 0; index < count; index++) {
    await choice.selectOption({ index });
    await isSound();
  }
  await site.open('/search');
  await page.evaluate(translateLikeABrowser, '');
  await site.main.getByRole('searchbox').fill('object lock');
  await expect(site.main.locator('ol a').first()).toBeVisible();
  await site.main.getByRole('searchbox').fill('zzqxvkj');
  await expect(site.main.locator('ol a')).toHaveCount(0);
  await isSound();
});

test('a key without a name, as browsers send it when they fill in a form, is none', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => document.dispatchEvent(new Event('keydown', { bubbles: true })));
  await page.keyboard.press('/');
  await expect(page.locator('dialog[open], [role=dialog]').first()).toBeVisible();
});
