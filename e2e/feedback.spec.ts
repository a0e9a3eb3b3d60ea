/**
 * "Was this page helpful?" and "Report a mistake": prefilled issues at the brand's address, which isn't contacted until the reader follows
 * a link.
 */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { otherBrand } from './servers';

const LOCK = '/guides/object-lock';

/** The form that a link opens. */
async function form(link: Locator): Promise<{ address: string; title: string | null; body: string | null }> {
  const { origin, pathname, searchParams } = new URL((await link.getAttribute('href')) ?? '');
  return { address: origin + pathname, title: searchParams.get('title'), body: searchParams.get('body') };
}
const ADDRESS = 'https://git.arnia.example/docs/issues/new';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('the links name the page, its address and language, in the language of the page', async ({ page, site }) => {
      await page.goto(LOCK);
      const facts = 'Page: Object Lock\nhttps://docs.arnia.example/guides/object-lock\nLanguage: English';
      for (const [name, title, question] of [
        ['Yes, this page was helpful', 'Helpful: Object Lock', 'What helped you?'],
        ['No, this page was not helpful', 'Not helpful: Object Lock', 'What were you looking for, and what is missing?'],
        ['Report a mistake', 'Mistake: Object Lock', 'What is wrong, and what should it say?'],
      ] as const) {
        const link = site.main.getByRole('link', { name });
        expect(await form(link)).toEqual({ address: ADDRESS, title, body: `${facts}\n\n${question}\n\n` });
        await expect(link).toHaveAttribute('target', '_blank');
      }
      await page.goto(`/it${LOCK}`);
      const { title, body } = await form(site.main.getByRole('link', { name: 'Segnala un errore' }));
      expect(title).toBe('Errore: Object Lock');
      expect(body).toContain('https://docs.arnia.example/it/guides/object-lock\nLingua: Italiano');
    });
  });
}

test.describe('a passage', () => {
  test.beforeEach(({ problems }) => {
    // The tab that a link opens contacts the brand's host, which doesn't exist.
    problems.expect(/request to another host: https:\/\/git\.arnia\.example/);
  });

  /** The text that the opened form receives. */
  async function bodyAfter(page: Page, act: () => Promise<void>): Promise<string> {
    const [request] = await Promise.all([page.context().waitForEvent('request', (sent) => sent.url().startsWith(ADDRESS)), act()]);
    return new URL(request.url()).searchParams.get('body') ?? '';
  }

  test('that is selected is quoted, by pointer and by keyboard, and only then', async ({ page, site }) => {
    await page.goto(LOCK);
    const link = site.main.getByRole('link', { name: 'Report a mistake' });
    const paragraph = site.main.locator('.theme-doc-markdown > p');
    await paragraph.first().selectText();
    expect(await bodyAfter(page, () => link.click())).toMatch(/English\n\n> Object Lock makes object versions .*\n\nWhat is wrong/s);
    await page.bringToFront();
    await page.evaluate(() => getSelection()?.removeAllRanges());
    expect(await bodyAfter(page, () => link.click())).not.toContain('>');
    await page.bringToFront();
    const another = paragraph.filter({ hasText: 'GOVERNANCE' }).first();
    await another.selectText();
    expect(await bodyAfter(page, () => link.press('Enter'))).toContain(`> ${(await another.innerText()).slice(0, 20)}`);
  });

  test('of any text makes a valid address, and nothing but a quotation', async ({ page, site }) => {
    await page.goto(LOCK);
    const paragraph = site.main.locator('.theme-doc-markdown > p').first();
    const passage = `"a" & 'b' #c?d=e\n</p>\n- f 😀`;
    await paragraph.evaluate((element, text) => {
      element.style.whiteSpace = 'pre';
      element.textContent = text + '😀'.repeat(5_000);
    }, passage);
    await paragraph.selectText();
    const link = site.main.getByRole('link', { name: 'Report a mistake' });
    const body = await bodyAfter(page, () => link.click());
    expect(body).toContain(`> "a" & 'b' #c?d=e\n> </p>\n> - f 😀😀`);
    expect(body).toContain('😀…\n\nWhat is wrong');
    expect((await link.getAttribute('href'))?.length).toBeLessThan(1_000);
  });

  test('outside of the article is not', async ({ page, site }) => {
    await page.goto(LOCK);
    await site.sidebar.getByText('Encryption').selectText();
    const link = site.main.getByRole('link', { name: 'Report a mistake' });
    expect(await bodyAfter(page, () => link.click())).not.toContain('>');
  });
});

test('a page follows the one before it, and on paper there is nothing to click', async ({ page, site }) => {
  await site.open(LOCK);
  await site.sidebar.getByRole('link', { name: 'Encryption' }).click();
  await expect(site.title).toHaveText(/Encryption/);
  const { title } = await form(site.main.getByRole('link', { name: 'Report a mistake' }));
  expect(title).toMatch(/^Mistake: .*[Ee]ncryption/);
  await page.emulateMedia({ media: 'print' });
  await expect(site.main.getByText('Was this page helpful?')).toBeHidden();
});

test('a brand without a place for issues has none of it', async ({ site }) => {
  await site.open(`${otherBrand.baseURL}guides/object-lock`);
  await expect(site.main.getByRole('link', { name: 'Print all of Guides' })).toBeVisible();
  await expect(site.main.getByText('Was this page helpful?')).toHaveCount(0);
});
