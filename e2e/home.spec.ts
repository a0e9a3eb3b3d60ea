/** The landing page: what the service is, a prominent search field, links to tasks, and an object's path. */
import { expect, test } from './fixtures';

test('says what the service is and offers search before anything else', async ({ page, site }) => {
  await site.open('/');
  await expect(site.title).toBeInViewport();
  const search = site.main.getByRole('searchbox', { name: 'Search' });
  await expect(search).toBeInViewport();
  await search.click();
  await expect(site.dialog.input).toBeFocused();
  await page.keyboard.press('Escape');
  await site.dialog.expectClosed();
  await expect(search).toBeFocused();
});

test('leads to the tasks and to both areas', async ({ site }) => {
  await site.open('/');
  for (const route of [
    '/getting-started/quickstart',
    '/guides/object-lock',
    '/getting-started/what-is-arnia-ds3',
    '/composer/getting-started/what-is-ds3-composer',
  ]) {
    await expect(site.main.locator(`a[href="${route}"]`).first()).toBeVisible();
  }
});

test('shows the path of an object as a picture with a text alternative', async ({ page, site }) => {
  await site.open('/');
  const picture = site.main.getByRole('img', { name: /path of an object/i }).filter({ visible: true });
  await expect(picture).toHaveCount(1);
  await expect(page.locator('main svg desc').first()).toContainText(/gateway/i);
});

test('has the name of the service in its title', async ({ page, site }) => {
  await site.open('/');
  await expect(page).toHaveTitle(/Arnia DS3/);
});
