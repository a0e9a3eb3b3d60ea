/** The "Page Not Found" page. */
import { expect, test } from './fixtures';
import { test as hostedTest } from './hosted-service';
import { INDEX } from './search-dialog';
import { otherBrand } from './servers';

const NOT_FOUND = /status of 404/;

const ENGLISH = {
  title: 'Page Not Found',
  lost: 'There is no page at this address.',
  owner: /Contact the owner of the site that linked you/,
};
const ITALIAN = {
  title: 'Pagina non trovata',
  lost: 'Il contenuto che cercavi non è stato trovato.',
  owner: /Contatta chi gestisce il sito da cui sei arrivato/,
};

test('says that nothing is there, in the language of the address, and leads back to the site', async ({ page, site, problems }) => {
  problems.expect(NOT_FOUND);
  for (const [path, { title, lost, owner }] of [
    ['/it/no-such-page', ITALIAN],
    ['/guides/no/such/page', ENGLISH],
    ['/no-such-page', ENGLISH],
  ] as const) {
    const response = await site.open(path);
    expect(response?.status(), path).toBe(404);
    await expect(site.title, path).toHaveText(title);
    await expect(page, path).toHaveTitle(new RegExp(title));
    await expect(site.main.getByText(lost), path).toBeVisible();
    await expect(site.main.getByText(owner), path).toBeVisible();
    await expect(page.locator('html'), path).toHaveAttribute('lang', path.startsWith('/it') ? 'it' : 'en');
  }
  await expect(site.navbar).toBeVisible();
  await site.main.getByRole('link', { name: /home page/i }).click();
  await expect(page).toHaveURL('/');
});

for (const [path, words] of [
  ['/guides/multi-part_upload.html', 'multi part upload'],
  ['/it/guide/sicurezza-%C3%A8-qui/', 'sicurezza è qui'],
] as const) {
  test(`offers the search with the words of the address: ${path}`, async ({ page, site, problems }) => {
    problems.expect(NOT_FOUND);
    await page.goto(path);
    const field = site.main.getByRole('searchbox');
    await expect(field).toHaveValue(words);
    await field.click();
    await expect(page.locator('.DocSearch-Input')).toHaveValue(words);
  });
}

test('suggests pages that match the address, although nothing was pressed', async ({ page, site, problems }) => {
  problems.expect(NOT_FOUND);
  for (const [path, url] of [
    ['/guides/multi-part_upload.html', /^\/guides\/multipart-upload/],
    ['/it/guide/blocco-oggetti', /^\/it\/guides\/object-lock/],
  ] as const) {
    await page.goto(path);
    const links = site.main.getByRole('region', { name: /match the address|corrispondono all’indirizzo/ }).getByRole('link');
    await expect(links.first(), path).toHaveAttribute('href', url);
    expect(await links.count(), path).toBeLessThanOrEqual(3);
  }
});

test('suggests nothing for an address without known words', async ({ page, site, problems }) => {
  problems.expect(NOT_FOUND);
  await page.goto('/xqzwvk');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await page.waitForLoadState('networkidle');
  await expect(site.main.getByRole('heading', { level: 2 })).toHaveCount(0);
});

hostedTest('asks no hosted search before the reader does', async ({ page, site, service, problems }) => {
  problems.expect(/status of 404/);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await site.open(`${otherBrand.baseURL}guides/multi-part_upload`);
  await page.waitForLoadState('networkidle');
  expect(await service.received()).toEqual([]);
  expect(asked.filter((url) => INDEX.test(url))).toEqual([]);
  await site.main.getByRole('searchbox').click();
  await expect(site.dialog.hits.first()).toBeVisible();
  expect((await service.queries())[0]?.body.requests?.[0]?.query).toBe('multi part upload');
});
