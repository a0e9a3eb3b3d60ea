/** Glossary terms and the marks on tested blocks: links that show their target's content in a card. */
import { expect, test } from './fixtures';
import { pairs } from './nightly';

const LOCK = '/guides/object-lock';
const TERM = 'main a[href*="glossary#"][data-explanation]';
const MARK = 'main a[href$="/tested"][data-explanation]';

for (const [[path, more], isStarted] of pairs(
  [
    [LOCK, 'Open in the glossary'],
    [`/it${LOCK}`, 'Apri nel glossario'],
  ] as const,
  [false, true],
)) {
  test(`a card opens and closes ${isStarted ? 'with' : 'before'} the application: ${path}`, async ({ page, site }) => {
    await (isStarted ? site.open(path) : site.read(path));
    const card = page.locator('.explanation');
    const term = page.locator(TERM).first();
    const text = (await term.getAttribute('data-explanation')) ?? '';
    await term.click();
    await expect(card).toContainText(text);
    await expect(card.getByRole('link', { name: more })).toHaveAttribute('href', /glossary#/);
    await page.keyboard.press('Escape');
    await expect(card).toHaveCount(0);
    await expect(term).toBeFocused();
    // With the keyboard, focus moves into the card and back.
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: (await term.getAttribute('data-name')) ?? '' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(card.getByRole('link')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(term).toBeFocused();
    // A second press closes the card.
    await term.click();
    await expect(card).toBeVisible();
    await term.click();
    await expect(card).toHaveCount(0);
    await expect(page).toHaveURL(path);
    await page.locator(MARK).first().click();
    await expect(card).toBeInViewport();
    await expect(card.getByRole('link')).toHaveAttribute('href', /\/tested$/);
    await site.toc.getByRole('link').first().click();
    await expect(card).toHaveCount(0);
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', String(isStarted));
  });
}

test('an open card stays when the application starts, and closes when the page changes', async ({ page, site }) => {
  await site.read(LOCK);
  const card = page.locator('.explanation');
  await page.locator(TERM).first().click();
  await expect(card).toBeVisible();
  await site.ready();
  await expect(card).toBeVisible();
  await site.footer.locator('a[href*="quickstart"]').evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(/quickstart/);
  await expect(card).toHaveCount(0);
});

test('is next to the word, which can be selected, or at the bottom of the screen on a phone', async ({ page, site }) => {
  await site.read(LOCK);
  const term = page.locator(TERM).first();
  await term.dblclick();
  expect(await page.evaluate(() => String(getSelection()))).toBe(await term.textContent());
  await expect(page.locator('.explanation')).toHaveCount(0);
  for (const link of [term, page.locator(MARK).first()]) {
    await link.click();
    const [word, card] = [await link.boundingBox(), await page.locator('.explanation').boundingBox()];
    const gap = (card?.y ?? 0) - ((word?.y ?? 0) + (word?.height ?? 0));
    const gapAbove = (word?.y ?? 0) - (card?.y ?? 0) - (card?.height ?? 0);
    expect(Math.min(Math.abs(gap), Math.abs(gapAbove))).toBeLessThan(20);
    await page.keyboard.press('Escape');
  }
  await page.setViewportSize({ width: 360, height: 800 });
  await term.click();
  const box = await page.locator('.explanation').boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(740);
  expect(box?.x).toBeGreaterThan(0);
});

test('a browser without popovers shows no card in the text, and follows the link', async ({ page, site }) => {
  await page.addInitScript(() => {
    delete (HTMLElement.prototype as Partial<HTMLElement>).popover;
    delete (HTMLElement.prototype as Partial<HTMLElement>).showPopover;
  });
  await site.read(LOCK);
  // A browser that doesn't support popovers would show the content within the text.
  await expect(page.locator('[popover]')).toHaveCount(0);
  await page.locator(TERM).first().click();
  await expect(page).toHaveURL(/glossary#/);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the links lead to the explanation', async ({ page }) => {
    await page.goto(LOCK);
    await page.locator(MARK).first().click();
    await expect(page).toHaveURL(/\/tested$/);
    await page.goBack();
    await page.locator(TERM).first().click();
    await expect(page).toHaveURL(/glossary#/);
    await expect(page.locator(':target')).toBeInViewport();
  });
});
