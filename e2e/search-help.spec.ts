/** Search dialog features other than the results: a start screen, a term's definition, and the selected result's text. */
import { expect, test } from './fixtures';
import type { SearchDialog } from './search-dialog';
import { Site } from './site';

const LOCK = '/guides/object-lock';
const WIDE = { width: 1280, height: 800 };
const NARROW = { width: 1000, height: 800 };

/** Expects the definition of a delete marker in one of the places for it, and nowhere else. */
async function expectExplainedIn({ modal }: SearchDialog, place: string): Promise<void> {
  const parts = modal.locator('.search-preview, .search-card').filter({ visible: true });
  await expect(parts).toHaveCount(1);
  await expect(modal.locator(place)).toContainText('A version of zero bytes');
}

test.describe('before anything is typed', () => {
  test('popular tasks and the pages of the section lead on', async ({ page, site }) => {
    await site.open(LOCK);
    await site.dialog.open();
    await expect(site.dialog.modal.getByRole('link', { name: 'Create an access key' })).toHaveAttribute(
      'href',
      '/guides/keys-and-team#access-key',
    );
    await expect(site.dialog.modal.getByRole('heading', { name: 'In this section: Protect data' })).toBeVisible();
    // The page itself isn't offered as a next step.
    await expect(site.dialog.modal.getByRole('link', { name: 'Object Lock', exact: true })).toHaveCount(0);
    // They're separate from the message that nothing has been searched for yet.
    const { bottom } = await site.dialog.says(site.dialog.text.noRecent).evaluate((note) => note.getBoundingClientRect());
    const heading = site.dialog.modal.getByRole('heading', { name: 'Popular tasks' });
    expect((await heading.evaluate((element) => element.getBoundingClientRect().top)) - bottom).toBeGreaterThanOrEqual(8);
    await site.dialog.modal.getByRole('link', { name: 'Lifecycle configuration' }).click();
    await expect(page).toHaveURL('/guides/lifecycle-configuration');
    await site.dialog.expectClosed();
  });

  test('on a phone the choice of an area is in the middle of its button', async ({ page, site }) => {
    await page.setViewportSize({ width: 360, height: 760 });
    await site.open(LOCK);
    await site.dialog.open();
    const choices = site.dialog.modal.locator('.search-scope button');
    await expect(choices).toHaveCount(3);
    const gaps = await choices.evaluateAll((buttons) =>
      buttons.map((button) => {
        const words = document.createRange();
        words.selectNodeContents(button);
        const [inner, outer] = [words.getBoundingClientRect(), button.getBoundingClientRect()];
        return Math.abs(inner.top - outer.top - (outer.bottom - inner.bottom));
      }),
    );
    expect(Math.max(...gaps)).toBeLessThan(3);
  });

  test('they are reached with the keyboard, and give way to results', async ({ page, site }) => {
    await site.open('/');
    await site.dialog.open();
    const task = site.dialog.modal.getByRole('link', { name: 'Create an access key' });
    await expect(task).toBeVisible();
    await expect(site.dialog.modal.getByRole('heading', { name: /^In this section/ })).toHaveCount(0);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(task).toBeFocused();
    await page.keyboard.type('retention');
    await expect(site.dialog.hits.first()).toBeVisible();
    await expect(task).toHaveCount(0);
    await site.dialog.clear.click();
    await expect(task).toBeVisible();
  });

  test('they are in the words of the page', async ({ page }) => {
    const site = new Site(page, 'it');
    await site.open(`/it${LOCK}`);
    await site.dialog.open();
    await expect(site.dialog.modal.getByRole('link', { name: 'Creare una chiave di accesso' })).toHaveAttribute(
      'href',
      '/it/guides/keys-and-team#access-key',
    );
    await expect(site.dialog.modal.getByRole('heading', { name: 'In questa sezione: Proteggere i dati' })).toBeVisible();
    const tools = site.dialog.modal.getByRole('link', { name: 'Pianificare un caricamento multipart' });
    await expect(tools).toHaveAttribute('href', '/it/guides/multipart-upload#planner');
  });
});

test.describe('a term of the glossary', () => {
  test('is explained once, when it is asked for exactly', async ({ page, site }) => {
    await page.setViewportSize({ width: 1100, height: 800 });
    await site.open('/');
    await site.dialog.search('delete marker');
    await expectExplainedIn(site.dialog, '.search-card');
    await site.dialog.input.fill('nexus');
    const card = site.dialog.modal.locator('.search-card');
    await expect(card).toContainText('A group of nodes');
    await site.dialog.input.fill('nexus location');
    await site.dialog.expectSettled();
    await expect(card).toHaveCount(0);
    await site.dialog.input.fill('Nexus');
    await card.getByRole('link', { name: 'Nexus' }).click();
    await expect(page).toHaveURL('/getting-started/glossary#nexus');
    await site.dialog.expectClosed();
    await site.dialog.open();
    await expect(site.dialog.section('Recent').locator('.DocSearch-Hit a')).toHaveAttribute('href', '/getting-started/glossary#nexus');
  });
});

for (const [locale, query] of [
  ['en', 'calculator'],
  ['it', 'calcolatore'],
] as const) {
  test(`the tools are the first hits for ${query}`, async ({ page }) => {
    const site = new Site(page, locale);
    await site.open(locale === 'en' ? '/' : '/it/');
    await site.dialog.search(query);
    const pages = new Set((await site.dialog.urls()).map((url) => url.replace(/^\/it\b|#.*/g, '')));
    expect([...pages].slice(0, 2).sort()).toEqual(['/composer/swarms/redundancy', '/guides/multipart-upload']);
  });
}

test.describe('the text of the chosen result', () => {
  test('is next to the list, follows the arrow keys, and explains a term once', async ({ page, site }) => {
    await page.setViewportSize(WIDE);
    await site.open('/');
    await site.dialog.search('legal hold');
    const preview = site.dialog.modal.getByRole('complementary', { name: 'Preview' });
    await expect(preview.getByRole('heading')).toHaveText('Set and lift a legal hold');
    await expect(preview.locator('mark').first()).toBeVisible();
    const marks = await preview
      .getByRole('heading')
      .locator('mark')
      .evaluateAll((all) => all.map((mark) => mark.getBoundingClientRect()));
    expect((marks[1]?.left ?? NaN) - (marks[0]?.right ?? NaN), 'a space between "legal" and "hold"').toBeLessThan(12);
    const first = await preview.textContent();
    await page.keyboard.press('ArrowDown');
    await expect(preview).not.toHaveText(first ?? '');
    await page.keyboard.press('ArrowUp');
    await expect(preview).toHaveText(first ?? '');
    await site.dialog.input.fill('lifecycle');
    await expect(preview).toContainText(/lifecycle/i);
    // Scroll bars have the colors of the page in every browser.
    for (const part of ['.DocSearch-Dropdown', '.search-preview'])
      await expect(page.locator(part)).not.toHaveCSS('scrollbar-color', 'auto');
    await site.dialog.input.fill('delete marker');
    await expectExplainedIn(site.dialog, '.search-preview');
  });

  test('is not there where it would take the room of the list', async ({ page, site }) => {
    await page.setViewportSize(NARROW);
    await site.open('/');
    await site.dialog.search('legal hold');
    await expect(site.dialog.modal.getByRole('complementary', { name: 'Preview' })).toBeHidden();
  });
});

test.describe('what is found', () => {
  test('a phrase does not highlight a synonym of only one of its words', async ({ page }) => {
    await page.goto('/search?q=object+lock');
    const marks = page.getByRole('main').locator('mark');
    await expect(marks.first()).toBeVisible();
    const words = new Set((await marks.allTextContents()).map((text) => text.toLowerCase()));
    expect(words).toContain('lock');
    expect(words).not.toContain('file');
  });

  for (const [path, title] of [
    ['/search?q=versioning', 'Bucket and object versioning'],
    ['/it/search?q=controllo+delle+versioni', 'Controllo delle versioni di bucket e oggetti'],
  ] as const) {
    test(`the guide stands before the glossary: ${path}`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText(title);
    });
  }

  test('cells of a table are separated', async ({ page }) => {
    await page.goto('/search?q=kind+applies+to+lasts+ends');
    await expect(page.getByRole('main').getByRole('article').first()).toContainText('Kind · Applies to · Lasts · Ends');
  });
});
