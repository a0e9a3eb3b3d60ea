/** The integrations catalogue: its filter is part of the address, and it offers advice if no guide matches. */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { otherBrand } from './servers';

const PATH = '/integrations/';

const filter = (page: Page): Locator => page.getByRole('main').getByRole('search');
const guides = (page: Page): Locator => page.getByRole('main').locator('section li a').filter({ visible: true });

test('filters by text and label, counts the guides and keeps the filter in the address', async ({ page, site }) => {
  await site.open(PATH);
  const all = await guides(page).count();
  await expect(filter(page).getByRole('status')).toHaveText(`Guides: ${all} of ${all}`);
  // The button is visible only if there is something to reset.
  await expect(filter(page).getByRole('button', { name: 'Show all' })).toBeHidden();
  await filter(page).getByRole('searchbox').fill('veeam');
  await filter(page).getByRole('checkbox', { name: 'Immutability' }).check();
  await expect(guides(page).filter({ hasText: /^Veeam Backup & Replication/ })).toHaveCount(1);
  const some = await guides(page).count();
  expect(some).toBeLessThan(all);
  await expect(filter(page).getByRole('status')).toHaveText(`Guides: ${some} of ${all}`);
  await expect(page).toHaveURL(`${PATH}?program=veeam&label=immutability`);
  await filter(page).getByRole('button', { name: 'Show all' }).click();
  await expect(guides(page)).toHaveCount(all);
  await expect(page).toHaveURL(PATH);
  await expect(filter(page).getByRole('button', { name: 'Show all' })).toBeHidden();
});

test('an address with a filter shows what it asks for, in the other language too', async ({ page, site }) => {
  await site.open(`/it${PATH}?program=kopia`);
  await expect(guides(page)).toHaveText(['Kopia']);
  await expect(filter(page).getByRole('searchbox')).toHaveValue('kopia');
  await expect(filter(page).getByRole('status')).toHaveText(/^Guide: 1 su \d+$/);
});

test('category and check narrow the list, and the browser comes back to it', async ({ page, site }) => {
  await site.open(PATH);
  await expect(filter(page).getByLabel('Category').locator('option')).toContainText(['All', /^Backup \(\d+\)$/]);
  await filter(page).getByLabel('Category').selectOption('sync');
  await filter(page).getByLabel('How it was checked').selectOption('run');
  await expect(page).toHaveURL(`${PATH}?category=sync&check=run`);
  await expect(site.main.locator('section').getByRole('heading', { level: 2 }).filter({ visible: true })).toHaveText(
    /^Sync and transfer \(\d+\)/,
  );
  await guides(page).filter({ hasText: 'rclone' }).click();
  await expect(site.main).toContainText(/Written for rclone .* Its commands were run on/);
  await page.goBack();
  await expect(page).toHaveURL(`${PATH}?category=sync&check=run`);
  await expect(filter(page).getByLabel('How it was checked')).toHaveValue('run');
});

test('a former name of a program finds its guides', async ({ page, site }) => {
  await site.open(`${PATH}?program=cloudberry`);
  await expect(guides(page).filter({ hasText: /^MSP360 Backup and Managed Backup$/ })).toHaveCount(1);
});

test('a program without a guide leads to the values that any program needs', async ({ page, site }) => {
  await site.open(`${PATH}?program=xqzwvk`);
  await expect(guides(page)).toHaveCount(0);
  await site.main.getByRole('link', { name: 'use these five values' }).click();
  await expect(page).toHaveURL('/integrations/any-program');
});

for (const [folder, note, summary] of [
  ['', 'This check is more than a year old.', /2020 \(more than a year ago\)/],
  ['it/', 'Questa verifica risale a più di un anno fa.', /2020 \(più di un anno fa\)/],
] as const) {
  test(`a check of years ago says so on its page, in the catalogue and among what was tested: /${folder}`, async ({ page }) => {
    const open = (path: string) => page.goto(`${otherBrand.baseURL}${folder}${path}`);
    await open('integrations/kopia');
    await expect(page.locator('[data-check]')).toContainText(note);
    await open('integrations/restic');
    await expect(page.locator('[data-check]')).not.toContainText(note);
    await open('integrations/');
    await expect(page.getByRole('main').locator('section li').filter({ hasText: summary })).toHaveCount(1);
    await open('tested');
    await expect(page.getByRole('row').filter({ hasText: summary })).toHaveCount(1);
  });
}
