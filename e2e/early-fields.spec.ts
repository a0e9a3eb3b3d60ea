/** What is put into fields before the application is there, or while it takes them over, is in them afterwards. */
import { commit, compose } from './composed';
import { expect, test } from './fixtures';
import { holdApplication } from './hold-application';

/** What the application fetches by itself. */
const PARTS = /\/assets\/js\/(?!(?:runtime~main|main|page)\.)/;

test('what is typed into a filter filters when the application is there', async ({ page, site }) => {
  const release = await holdApplication(page);
  await page.goto('/guides/s3-api');
  const field = site.main.getByRole('search').getByRole('textbox').or(site.main.getByRole('searchbox')).first();
  await field.click();
  await field.pressSequentially('retention');
  release();
  await expect(page).toHaveURL(/retention/);
  await expect(field).toHaveValue('retention');
});

for (const pause of [30, 80]) {
  test(`no letter is lost that is typed while the application takes over, ${pause} ms a key`, async ({ page, site, session }) => {
    // As on a phone.
    await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    await page.goto('/integrations/');
    const field = site.main.getByRole('searchbox');
    await field.click();
    // Longer than the application takes.
    const text = 'backup to a locked bucket, every day';
    await field.pressSequentially(text, { delay: pause });
    await site.ready();
    await expect(field).toHaveValue(text);
    await expect.poll(() => new URL(page.url()).searchParams.get('program')).toBe(text);
  });
}

test('a word that is composed while the application takes over is there once', async ({ page, site, session }) => {
  const release = await holdApplication(page);
  await page.goto('/integrations/');
  const field = site.main.getByRole('searchbox');
  await field.click();
  await compose(session, 'r');
  await compose(session, 're');
  release();
  await site.ready();
  await expect(page).toHaveURL(/program=re$/);
  await compose(session, 'res');
  await expect(page).toHaveURL(/program=res$/);
  await commit(session, 'restic');
  await expect(field).toHaveValue('restic');
  await expect(page).toHaveURL(/program=restic$/);
  await expect(field).toBeFocused();
});

test('a filter of the address that is emptied while the application takes over is no filter', async ({ page, site }) => {
  const release = await holdApplication(page);
  const releaseParts = await holdApplication(page, PARTS);
  await page.goto('/integrations/?program=restic', { waitUntil: 'commit' });
  const field = site.main.getByRole('searchbox');
  await field.pressSequentially('x');
  const asked = page.waitForRequest(PARTS);
  release();
  await asked;
  await page.keyboard.press('Backspace');
  releaseParts();
  await site.ready();
  await expect(page).toHaveURL('/integrations/');
  await expect(field).toHaveValue('');
});

test('the application starts where the text of fields cannot be held', async ({ page, site }) => {
  await page.addInitScript(() => Object.defineProperty(HTMLInputElement.prototype, 'value', { configurable: false }));
  const release = await holdApplication(page);
  await page.goto('/integrations/');
  const field = site.main.getByRole('searchbox');
  await field.fill('restic');
  release();
  await site.ready();
  await field.fill('s3cmd');
  await expect(page).toHaveURL(/program=s3cmd$/);
});

test('choices that are made before the application is there all hold', async ({ page, site }) => {
  const release = await holdApplication(page);
  await page.goto('/integrations/');
  const [category, how] = [site.main.getByRole('combobox').first(), site.main.getByRole('combobox').last()];
  await site.main.getByRole('searchbox').fill('s3');
  await category.selectOption('sdk');
  await how.selectOption('run');
  release();
  await expect(page).toHaveURL(/program=s3/);
  await expect(category).toHaveValue('sdk');
  await expect(how).toHaveValue('run');
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({ program: 's3', category: 'sdk', check: 'run' });
});
