/** Parts of the lifecycle builder, used by its browser tests. */
import { expect, type Locator, type Page } from '@playwright/test';
import type { Site } from './site';

export const PATH = '/guides/lifecycle-configuration';

export const builder = (page: Page): Locator => page.getByRole('region', { name: /Lifecycle builder|Generatore di regole/ });
export const field = (page: Page, name: string): Locator => builder(page).getByRole('textbox', { name });
export const json = (page: Page): Locator => builder(page).getByRole('group', { name: /^JSON/ });
export const xml = (page: Page): Locator => builder(page).getByRole('group', { name: /^XML/ });
export const events = (page: Page): Locator =>
  builder(page)
    .getByRole('listitem')
    .filter({ hasText: /^(?:Day|Giorno) \d/ });

export async function open(page: Page, site: Site): Promise<void> {
  await site.open(PATH);
  await site.main.getByRole('button', { name: 'Open the lifecycle builder' }).click();
  await expect(builder(page)).toBeVisible();
}

export async function paste(page: Page, text: string): Promise<void> {
  await builder(page).getByText('Start from an existing configuration').click();
  await field(page, 'JSON or XML').fill(text);
  await builder(page).getByRole('button', { name: 'Load into the form' }).click();
}
