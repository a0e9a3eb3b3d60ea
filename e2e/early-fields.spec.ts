/**
 * Checks that text entered into the search page's fields before the application has started, or while it takes them over, is searched for.
 */
import { commit, compose } from './composed';
import { expect, test } from './fixtures';
import { putForeignElement, REMADE, translateLikeABrowser } from './changed-pages';
import { holdApplication } from './hold-application';
import { isNight } from './nightly';

for (const pause of isNight ? [30, 80] : [80]) {
  test(`no letter is lost that is typed while the application takes over, ${pause} ms a key`, async ({ page, site, session }) => {
    // Slows the processor down to the speed of a phone.
    await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    await page.goto('/search', { waitUntil: 'domcontentloaded' });
    const field = site.main.getByRole('searchbox');
    await field.click();
    // Typing this text takes longer than starting the application.
    const text = 'backup to a locked bucket, every day';
    await field.pressSequentially(text, { delay: pause });
    await site.ready();
    await expect(field).toHaveValue(text);
    await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe(text);
  });
}

test('a word composed while the application takes over appears only once', async ({ page, site, session }) => {
  const release = await holdApplication(page);
  await page.goto('/search', { waitUntil: 'domcontentloaded' });
  const field = site.main.getByRole('searchbox');
  await field.click();
  await compose(session, 'v');
  await compose(session, 've');
  release();
  await site.ready();
  await expect(page).toHaveURL(/q=ve$/);
  await compose(session, 'ver');
  await expect(page).toHaveURL(/q=ver$/);
  await commit(session, 'versioning');
  await expect(field).toHaveValue('versioning');
  await expect(page).toHaveURL(/q=versioning$/);
  await expect(field).toBeFocused();
});

test('text and choice are newer than the address, and the caret stays where it was', async ({ page, site }) => {
  const release = await holdApplication(page);
  await page.goto('/search?q=lock', { waitUntil: 'domcontentloaded' });
  const field = site.main.getByRole('searchbox');
  await site.main.getByLabel('Search in').selectOption('composer');
  await field.fill('bcket');
  for (let steps = 0; steps < 4; steps += 1) await page.keyboard.press('ArrowLeft');
  release();
  await expect(page).toHaveURL('/search?q=bcket&in=composer');
  await page.keyboard.type('u');
  await expect(field).toHaveValue('bucket');
  await expect(page).toHaveURL('/search?q=bucket&in=composer');
});

for (const [name, change] of [
  ['a page that the browser translates', translateLikeABrowser],
  ['a page with an element of an extension', putForeignElement],
] as const) {
  test(`what is typed is searched for in ${name}`, async ({ page, site, problems }) => {
    problems.expect(REMADE);
    const release = await holdApplication(page);
    await page.goto('/search', { waitUntil: 'domcontentloaded' });
    await page.evaluate(change, '');
    const field = site.main.getByRole('searchbox');
    await field.click();
    await page.keyboard.type('object');
    release();
    await site.ready();
    await expect(page).toHaveURL(/q=object$/);
    await expect(field).toBeFocused();
    await page.keyboard.type(' lock');
    await expect(field).toHaveValue('object lock');
    await expect(page).toHaveURL(/q=object\+lock$/);
  });
}
