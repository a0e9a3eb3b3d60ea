/** Switching between English and Italian. */
import { expect, test } from './fixtures';
import { holdApplication } from './hold-application';
import { Site } from './site';

const LOCK = '/guides/object-lock';

test('the switch names each language in its own words, and leads to the same page in the other language and back', async ({
  page,
  site,
}) => {
  await site.open(LOCK);
  // An English page doesn't mention translations.
  await expect(site.main.getByText(/not (?:yet )?available in/i)).toHaveCount(0);
  await site.navbar.getByRole('button', { name: 'English' }).hover();
  await expect(site.navbar.getByRole('link', { name: 'English' })).toHaveAttribute('lang', 'en');
  await expect(site.navbar.getByRole('link', { name: 'Italiano' })).toHaveAttribute('lang', 'it');
  await site.navbar.getByRole('link', { name: 'Italiano' }).click();
  await expect(page).toHaveURL(`/it${LOCK}`);
  await site.ready();
  await expect(page.locator('html')).toHaveAttribute('lang', 'it');
  const italian = new Site(page, 'it');
  await italian.navbar.getByRole('button', { name: 'Italiano' }).hover();
  await italian.navbar.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(LOCK);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('the switch keeps a query', async ({ page, site }) => {
  await site.open('/search?q=lock');
  await site.navbar.getByRole('button', { name: 'English' }).hover();
  await site.navbar.getByRole('link', { name: 'Italiano' }).click();
  await expect(page).toHaveURL('/it/search?q=lock');
});

for (const isStarted of [false, true])
  test(`the switch keeps the heading ${isStarted ? 'with' : 'before'} the application`, async ({ page, site }) => {
    const release = await holdApplication(page);
    await page.goto(`${LOCK}#enable`, { waitUntil: 'networkidle' });
    if (isStarted) {
      release();
      await site.ready();
    }
    for (const press of ['click', 'Enter'] as const) {
      const link = site.navbar.getByRole('link', { name: 'Italiano' });
      if (press === 'click') await site.navbar.getByRole('button', { name: 'English' }).hover();
      else await site.navbar.getByRole('button', { name: 'English' }).focus();
      await (press === 'click' ? link.click() : link.press('Enter'));
      await expect(page).toHaveURL(`/it${LOCK}#enable`);
      await page.goBack();
    }
    release();
  });

test('the frame of an Italian page is Italian, its links stay in Italian, and search engines learn of both languages', async ({ page }) => {
  const site = new Site(page, 'it');
  await site.open(`/it${LOCK}`);
  await expect(site.navbar.getByRole('link', { name: 'Servizio di storage' })).toBeVisible();
  await expect(site.navbar.getByRole('link', { name: /^Accedi/ })).toBeVisible();
  await expect(site.sidebar).toBeVisible();
  await expect(site.breadcrumbs).toBeVisible();
  await expect(page.getByText(/Ultimo aggiornamento/)).toBeVisible();
  await expect(site.footer.getByText('Proteggere i dati')).toBeVisible();
  const hrefs = await page
    .locator('main a[href^="/"]:not([hreflang]), nav[aria-label] a[href^="/"]:not([lang])')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(hrefs.length).toBeGreaterThan(10);
  expect(hrefs.filter((href) => !/^\/it(?:\/|$)/.test(href))).toEqual([]);
  for (const [language, path] of [
    ['en', LOCK],
    ['it', `/it${LOCK}`],
    ['x-default', LOCK],
  ] as const) {
    await expect(page.locator(`link[rel="alternate"][hreflang="${language}"]`)).toHaveAttribute(
      'href',
      new RegExp(`^https://[^/]+${path}$`),
    );
  }
});
