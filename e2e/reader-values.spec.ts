/** The reader's values, in both languages: set once, shown and copied everywhere, stored, shared between tabs, and removed. */
import type { Locator, Page } from '@playwright/test';
import { setColorMode, violations } from './axe';
import { expect, test } from './fixtures';
import { whileHeld } from './held-page';
import { archive } from './servers';

const QUICKSTART = '/getting-started/quickstart';
const KEY = 'reader-values';

const openers = (page: Page): Locator => page.getByRole('button', { name: /^(?:Your values|I tuoi valori)$/ });
const form = (page: Page): Locator => page.getByRole('dialog', { name: /^(?:Your values|I tuoi valori)$/ });
const field = (page: Page, name: string): Locator => form(page).getByRole('textbox', { name });
const block = (page: Page, text: string): Locator => page.locator('figure').filter({ hasText: text }).first();

/** Opens the form and enters values by field name. */
async function enter(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  await openers(page).first().click();
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value);
}
const save = (page: Page): Promise<void> =>
  form(page)
    .getByRole('button', { name: /^(?:Save|Salva)$/ })
    .click();

/** Stores values as an earlier visit would have, using the form itself. */
async function keep(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  await page.goto(QUICKSTART);
  await enter(page, values);
  await save(page);
  await expect(form(page)).toBeHidden();
}
const OWN = { Endpoint: 'http://localhost:9000', Region: 'milan-1', Bucket: 'acme-test', Profile: 'acme' };

for (const [language, saved] of [
  ['', 'Saved.'],
  ['/it', 'Salvato.'],
] as const) {
  test(`values stand in commands, in sentences and in tables, and are told: ${language || '/en'}`, async ({ page }) => {
    await page.goto(language + QUICKSTART);
    await openers(page).first().click();
    await expect(form(page)).toBeVisible();
    await form(page).getByRole('textbox').nth(0).fill('s3.acme.example:8443');
    await form(page).getByRole('textbox').nth(2).fill('acme-test');
    await save(page);
    await expect(form(page)).toBeHidden();
    await expect(page.getByRole('status').filter({ hasText: saved })).toHaveCount(1);
    // The name of the form has a mark.
    await expect(page.locator('html')).toHaveAttribute('data-own-values');
    await expect(block(page, 'aws configure set endpoint_url')).toContainText('endpoint_url https://s3.acme.example:8443 --profile ds3');
    await expect(block(page, 'aws s3api create-bucket')).toContainText(
      '--bucket acme-test --create-bucket-configuration LocationConstraint=eu-west-1',
    );
    await expect(block(page, 'upload: ./q1.csv')).toContainText('s3://acme-test/reports/2024/q1.csv');
    await expect(page.getByRole('main').getByRole('cell', { name: /^s3\.acme\.example:8443/ })).toHaveCount(1);
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
  });
}

test('the next page has them before it is painted, also inside of the application', async ({ page, problems, site }) => {
  problems.expect(/ERR_FAILED/);
  await keep(page, OWN);
  // Any script other than the inline one would run too late.
  await page.route('**/assets/js/*.js', (route) => route.abort());
  await page.goto('/guides/object-lock', { waitUntil: 'domcontentloaded' });
  await expect(page.locator('pre').filter({ hasText: 'lock-guide-bucket' })).toHaveCount(0);
  await expect(block(page, 'create-bucket')).toContainText('acme-test');
  await page.unroute('**/assets/js/*.js');
  await site.open('/guides/object-lock');
  await expect(block(page, 'create-bucket')).toContainText('acme-test');
  await site.sidebar.getByRole('link', { name: 'Lifecycle', exact: false }).first().click();
  await expect(site.title).toContainText(/Lifecycle/);
  await expect(block(page, 'create-bucket')).toContainText('acme-test');
});

test('copies what is shown, keeps secrets as placeholders, and warns about blocks that delete or change settings', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await keep(page, OWN);
  const command = block(page, 'aws s3api create-bucket');
  await command.getByRole('button', { name: 'Copy code' }).click();
  await expect(command.getByRole('status')).toHaveText('Copied');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('export AWS_PROFILE=acme\n');
  expect(copied).toContain('aws s3api create-bucket --bucket acme-test --create-bucket-configuration LocationConstraint=milan-1\n');
  await expect(block(page, 'AWS Secret Access Key')).toContainText('AWS Secret Access Key [None]: EXAMPLE_SECRET_ACCESS_KEY');
  const cleanUp = block(page, 'delete-bucket');
  await expect(cleanUp).toHaveAttribute('data-warning', /own bucket acme-test/);
  expect(await cleanUp.evaluate((element) => getComputedStyle(element, '::after').content)).toContain('acme-test');
  await page.goto('/guides/buckets-and-objects');
  // This block runs a script.
  await expect(block(page, 'erase-versions.py acme-test --erase')).toHaveAttribute(
    'data-warning',
    /deletes data in your own bucket acme-test/,
  );
  await page.goto('/guides/public-files');
  await expect(block(page, 'put-bucket-policy')).toHaveAttribute('data-warning', /changes the settings of your own bucket acme-test/);
  await expect(page.locator('figure[data-warning*="acme-test"]').filter({ hasText: 'get-object ' })).toHaveCount(0);
  await page.goto('/integrations/veeam');
  await page.getByRole('button', { name: 'Copy: Bucket' }).click();
  await expect(page.getByRole('row', { name: /^Bucket/ }).getByRole('status')).toHaveText('Copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('acme-test');
});

test('other tabs follow, and one click resets everything', async ({ page, context }) => {
  await page.goto(QUICKSTART);
  const other = await context.newPage();
  await other.goto('/guides/object-lock');
  await enter(page, OWN);
  await save(page);
  await expect(block(other, 'create-bucket')).toContainText('acme-test');
  await openers(other).first().click();
  await form(other).getByRole('button', { name: 'Reset' }).click();
  await expect(block(other, 'create-bucket')).toContainText('lock-guide-bucket');
  await expect(block(page, 'aws s3api create-bucket')).toContainText('--bucket reports-bucket');
  expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toBeNull();
  await other.close();
});

test('problems are shown next to their fields, and no input is lost', async ({ page }) => {
  await page.goto(QUICKSTART);
  await enter(page, { Endpoint: 'https://a/b', Region: 'EU', Bucket: "it's", Prefix: '../x', 'AWS CLI profile': '-x' });
  await save(page);
  await expect(form(page)).toBeVisible();
  await expect(field(page, 'Endpoint')).toBeFocused();
  for (const [name, said] of [
    ['Endpoint', /without a path/],
    ['Region', /lowercase letters, digits, and hyphens/],
    ['Bucket', /3 to 63/],
    ['Prefix', /don’t start with a slash/],
    ['AWS CLI profile', /starting with a letter or digit/],
  ] as const) {
    await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page, name)).toHaveAccessibleDescription(said);
  }
  await expect(field(page, 'Bucket')).toHaveValue("it's");
  await field(page, 'Bucket').fill('acme');
  await expect(field(page, 'Bucket')).not.toHaveAttribute('aria-invalid');
});

test('by keyboard alone: opens, closes by Escape, and the focus comes back', async ({ page }) => {
  await page.goto(QUICKSTART);
  const opener = block(page, 'aws configure set').getByRole('button', { name: 'Your values' });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(field(page, 'Endpoint')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(form(page)).toBeHidden();
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.type('s3.acme.example');
  await page.keyboard.press('Enter');
  await expect(form(page)).toBeHidden();
  await expect(opener).toBeFocused();
  await expect(block(page, 'aws configure set')).toContainText('https://s3.acme.example');
});

test('a press in the margin of the form, or a selection that ends outside of it, does not lose what was entered', async ({ page }) => {
  await page.goto(QUICKSTART);
  await enter(page, { Bucket: 'acme-test' });
  const [frame, text] = [await form(page).boundingBox(), await field(page, 'Bucket').boundingBox()];
  if (!frame || !text) throw new Error('Expected the form and its field to be visible.');
  await page.mouse.click(frame.x + 4, frame.y + frame.height / 2);
  await expect(form(page)).toBeVisible();
  await page.mouse.move(text.x + 40, text.y + text.height / 2);
  await page.mouse.down();
  await page.mouse.move(frame.x - 40, text.y + text.height / 2, { steps: 4 });
  await page.mouse.up();
  await expect(form(page)).toBeVisible();
  await expect(field(page, 'Bucket')).toHaveValue('acme-test');
  await page.mouse.click(frame.x - 40, frame.y + 40);
  await expect(form(page)).toBeHidden();
});

test('believes nothing that others write into the storage', async ({ page }) => {
  const wrong = { values: { bucket: '<img src=x onerror=alert(1)>', endpoint: 'https://evil/$(id)', region: 'milan-1' }, texts: {} };
  await page.goto(QUICKSTART);
  await page.evaluate(([key, stored]) => localStorage.setItem(key, stored), [KEY, JSON.stringify(wrong)] as const);
  await page.reload();
  const command = block(page, 'aws s3api create-bucket');
  await expect(command).toContainText('--bucket reports-bucket --create-bucket-configuration LocationConstraint=milan-1');
  await expect(page.locator('img[src=x]')).toHaveCount(0);
});

test('the form is accessible in both color modes, and fits 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(QUICKSTART);
  await enter(page, { Bucket: 'A' });
  await save(page);
  await expect(field(page, 'Bucket')).toBeFocused();
  for (const mode of ['dark', 'light'] as const) {
    await setColorMode(page, mode);
    expect(await violations(page), mode).toEqual([]);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  expect(await form(page).evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBe(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('pages show placeholders that can be read, and no button', async ({ page }) => {
    await page.goto(QUICKSTART);
    await expect(block(page, 'aws s3api create-bucket')).toContainText('--bucket reports-bucket');
    await expect(openers(page).first()).toBeHidden();
  });
});

test('works in the archive, without the application', async ({ page }) => {
  await page.goto(`${archive.baseURL}arnia-en${QUICKSTART}/index.html`);
  await enter(page, { Bucket: 'acme-test' });
  await save(page);
  await expect(block(page, 'aws s3api create-bucket')).toContainText('--bucket acme-test');
});

test('a page restored by the Back button shows the values that another page has stored', async ({ page, site }) => {
  await keep(page, OWN);
  const stored = await page.evaluate((key) => localStorage.getItem(key) ?? '', KEY);
  await page.evaluate((key) => localStorage.removeItem(key), KEY);
  await site.read(QUICKSTART);
  await expect(page.getByRole('main')).not.toContainText('acme-test');
  await whileHeld(page, KEY, stored);
  await expect(block(page, 'aws s3api create-bucket')).toContainText('--bucket acme-test');
});
