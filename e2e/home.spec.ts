/** The landing page: what the service is, a prominent search field, links to tasks, and an object's path. */
import { expect, test } from './fixtures';
import { isNight } from './nightly';

test('says what the service is, offers search before anything else, and leads to the tasks and to both areas', async ({ page, site }) => {
  await site.open('/');
  await expect(page).toHaveTitle(/Arnia DS3/);
  await expect(site.title).toBeInViewport();
  const search = site.main.getByRole('searchbox', { name: 'Search' });
  await expect(search).toBeInViewport();
  await search.click();
  await expect(site.dialog.input).toBeFocused();
  await page.keyboard.press('Escape');
  await site.dialog.expectClosed();
  await expect(search).toBeFocused();
  for (const route of [
    '/getting-started/quickstart',
    '/guides/object-lock',
    '/getting-started/what-is-arnia-ds3',
    '/composer/getting-started/what-is-ds3-composer',
  ])
    await expect(site.main.locator(`a[href="${route}"]`).first()).toBeVisible();
  const picture = site.main.getByRole('img', { name: /path of an object/i }).filter({ visible: true });
  await expect(picture).toHaveCount(1);
  await expect(page.locator('main svg desc').first()).toContainText(/gateway/i);
});

test('the first tasks are in the first screen', async ({ page, site }) => {
  for (const path of ['/', '/it/']) {
    await page.goto(path);
    for (const [width, height] of [
      [1280, 800],
      [360, 780],
    ] as const) {
      await page.setViewportSize({ width, height });
      const tasks = site.main.locator('section[aria-labelledby=tasks] a');
      await expect(tasks.first()).toBeInViewport({ ratio: 1 });
      await expect(tasks.nth(1)).toBeInViewport();
    }
  }
});

test('links to the tools open them, also from the sidebar', async ({ page, site }) => {
  await page.goto('/');
  await site.main.getByRole('link', { name: 'Find out why a link fails' }).click();
  await expect(page).toHaveURL('/guides/presigned-urls#explain');
  await expect(site.main.getByRole('region', { name: 'Presigned URL' })).toBeVisible();
  // In the application.
  await site.sidebar.getByRole('link', { name: 'Plan a multipart upload' }).click();
  await expect(site.main.getByRole('region', { name: 'Multipart planner' })).toBeVisible();
  await expect(site.sidebar.locator('[aria-current]')).toHaveText('Multipart upload');
});

test('a link on the same page opens the tool, although the application has not started', async ({ page, site }) => {
  await page.goto('/guides/multipart-upload');
  await page.locator('td a[href="#planner"]').click();
  await expect(site.main.getByRole('region', { name: 'Multipart planner' })).toBeInViewport();
});

test('a link to a tool leads to its fields, without scrolling on a phone', async ({ page, site }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  for (const [at, path] of ['/', '/it/'].entries()) {
    await page.goto(path);
    const links = await site.main
      .locator('section[aria-labelledby=tasks] a[href*="#"]')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    expect(links).toHaveLength(6);
    // By day, each tool is opened in one language.
    for (const link of links.filter((_link, index) => isNight || index % 2 === at)) {
      await page.goto(link);
      await expect(site.main.locator('[data-tool] > section'), link).toBeInViewport();
    }
  }
});
