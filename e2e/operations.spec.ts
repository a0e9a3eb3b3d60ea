/** The S3 operations table: complete as HTML, and filtered by name, area and status, in both languages. */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures';

const PATH = '/guides/s3-api';

/** Every operation in the API model, plus one that isn't in it. */
const ALL = 113;

/** Undocumented operations, which are collapsed until a filter matches them. */
const UNKNOWN = 58;

/** All rows, including collapsed ones. */
const allRows = (page: Page): Locator => page.locator('details[id]');
const rows = (page: Page): Locator => allRows(page).filter({ visible: true });
const filter = (page: Page): Locator => page.getByRole('search', { name: /Filter the operations|Filtra le operazioni/ });
const status = (page: Page): Locator => filter(page).getByRole('status');

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page shows every row and no filter', async ({ page }) => {
    for (const [path, words] of [
      [PATH, 'not supported'],
      [`/it${PATH}`, 'non disponibile'],
    ] as const) {
      await page.goto(path);
      await expect(allRows(page)).toHaveCount(ALL);
      await expect(rows(page)).toHaveCount(ALL - UNKNOWN);
      await expect(page.locator('#PutBucketTagging')).toContainText(words);
      await expect(filter(page)).toBeHidden();
    }
  });
});

test('a row says name, status and proof, and opens to the rest', async ({ page, site }) => {
  await site.open(PATH);
  const row = page.locator('#PutObjectRetention');
  await expect(row.locator('summary')).toHaveText(/^PutObjectRetention\s+supported\s+tested$/);
  const guide = row.getByRole('link', { name: 'Object Lock' }).first();
  await expect(guide).toBeHidden();
  await row.locator('summary').click();
  await expect(guide).toHaveAttribute('href', PATH.replace('s3-api', 'object-lock'));
  await expect(row).toContainText(/Tested in: Object Lock.*\w+ \d+, \d{4}, .+ \d/);
  await expect(page.locator('#CreateSession')).toContainText('not tested');
});

test('an address with an operation opens its row and the fold around it, before the application and with it', async ({ page, site }) => {
  const expectOpened = async (name: string): Promise<void> => {
    await expect(page.locator(`#${name}`)).toHaveAttribute('open', '');
    await expect(page.locator(`#${name} > summary`)).toBeInViewport();
  };
  await page.goto(`${PATH}#CreateSession`);
  await expectOpened('CreateSession');
  await page.goto(`${PATH}#GetObjectTorrent`);
  await expectOpened('GetObjectTorrent');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
  await site.ready();
  await expectOpened('GetObjectTorrent');
  await page.locator('#GetObjectTorrent > summary').click();
  await page.goto(`${PATH}#UpdateObjectEncryption`);
  await expectOpened('UpdateObjectEncryption');
  await page.goto(`${PATH}#%E0%A4%A`);
  await expect(site.title).toBeVisible();
});

test('filters by name, or by area and status with the keyboard, says how many are left and keeps the filter in the address', async ({
  page,
  site,
}) => {
  await site.open(PATH);
  await expect(status(page)).toHaveText(`${ALL} operations`);
  await filter(page).getByRole('searchbox', { name: 'Find an operation' }).fill('acl put');
  await expect(status(page)).toHaveText('2 operations');
  await expect(rows(page)).toHaveCount(2);
  await expect(site.heading('op-acl')).toBeVisible();
  await expect(site.heading('op-lock')).toBeHidden();
  await expect(page).toHaveURL(`${PATH}?operation=acl+put`);
  await filter(page).getByRole('button', { name: 'Show all' }).click();
  await expect(rows(page)).toHaveCount(ALL - UNKNOWN);
  await expect(page).toHaveURL(PATH);
  await filter(page).getByRole('combobox', { name: 'Area' }).selectOption('Tagging');
  await expect(rows(page)).toHaveCount(6);
  const choice = filter(page).getByRole('checkbox', { name: 'not supported' });
  await choice.focus();
  await page.keyboard.press('Space');
  await expect(choice).toBeChecked();
  await expect(rows(page)).toHaveCount(3);
  await expect(page).toHaveURL(`${PATH}?area=tagging&status=not-supported`);
});

test('an address with a filter shows what it asks for', async ({ page, site }) => {
  await site.open(`${PATH}?status=partial`);
  await expect(status(page)).toHaveText('6 operations');
  await expect(rows(page)).toHaveCount(6);
  await filter(page).getByRole('searchbox', { name: 'Find an operation' }).fill('nothing like this');
  await expect(status(page)).toHaveText('0 operations');
});

test.describe('the filter hides nothing that an address names', () => {
  const expectAtTop = async (page: Page, id: string): Promise<void> => {
    const target = page.locator(`#${id}`);
    const { bottom } = await page.locator('.navbar').evaluate((bar) => bar.getBoundingClientRect());
    // Until the list has been filtered, the target may pass other positions.
    const distance = (): Promise<number> => target.evaluate((element, edge) => element.getBoundingClientRect().top - edge, bottom);
    await expect.poll(async () => Math.floor((await distance()) / 60)).toBe(0);
  };

  for (const path of [PATH, `/it${PATH}`]) {
    test(`a link of the contents: ${path}`, async ({ page, site }) => {
      await site.open(path);
      const query = filter(page).getByRole('searchbox');
      await query.fill('PutObject');
      await expect(page).toHaveURL(`${path}?operation=PutObject`);
      await expect(site.heading('op-buckets')).toBeHidden();
      await site.toc.locator('a[href="#op-buckets"]').click();
      await expect(page).toHaveURL(`${path}#op-buckets`);
      await expectAtTop(page, 'op-buckets');
      await expect(query).toHaveValue('');
      // The reader's next filter may hide the row.
      await query.fill('PutObject');
      await expect(site.heading('op-buckets')).toBeHidden();
      await expect(page).toHaveURL(`${path}?operation=PutObject#op-buckets`);
      await expect(query).toHaveValue('PutObject');
    });
  }

  test('a link of the contents to what it shows leaves it as it is', async ({ page, site }) => {
    await site.open(PATH);
    await filter(page).getByRole('searchbox').fill('PutObject');
    await expect(page).toHaveURL(`${PATH}?operation=PutObject`);
    await site.toc.locator('a[href="#op-objects"]').click();
    await expect(page).toHaveURL(`${PATH}?operation=PutObject#op-objects`);
    await expect(filter(page).getByRole('searchbox')).toHaveValue('PutObject');
  });

  test('a hit of the search on the same page', async ({ page, site }) => {
    await site.open(PATH);
    await filter(page).getByRole('searchbox').fill('PutObject');
    await expect(page).toHaveURL(`${PATH}?operation=PutObject`);
    await site.dialog.open();
    await site.dialog.input.fill('operations on buckets');
    await site.dialog.hits
      .filter({ has: page.locator(`a[href*="${PATH}#op-"]`) })
      .first()
      .click();
    await expect(page).toHaveURL(/#op-/);
    await expectAtTop(page, new URL(page.url()).hash.slice(1));
  });

  test('an address with both', async ({ page, site }) => {
    await site.open(`${PATH}?operation=PutObject#ListBuckets`);
    await expect(page.locator('#ListBuckets')).toHaveAttribute('open', '');
    await expectAtTop(page, 'ListBuckets');
  });
});

test('the Italian page is Italian', async ({ page, site }) => {
  await site.open(`/it${PATH}`);
  await filter(page).getByRole('searchbox', { name: 'Trova un’operazione' }).fill('createsession');
  await expect(status(page)).toHaveText('Un’operazione');
  await expect(rows(page).first()).toContainText('non dichiarato');
});

for (const [locale, title] of [
  ['', 'Operations of the S3 API'],
  ['/it', 'Operazioni dell’API S3'],
] as const) {
  test(`the same table for programs: ${locale || '/'}`, async ({ page, site, request }) => {
    await page.goto(`${locale}${PATH}`);
    const json = (await (await request.get(await target(site.main.getByRole('link', { name: 'JSON', exact: true })))).json()) as {
      title: string;
      operations: unknown[];
    };
    expect(json.title).toBe(title);
    expect(json.operations).toHaveLength(ALL);
    const markdown = await (await request.get(await target(site.main.getByRole('link', { name: 'Markdown', exact: true })))).text();
    expect(markdown).toContain(`# ${title}`);
    expect(markdown.match(/^\| `\w+` \|/gm)).toHaveLength(ALL);
  });
}

async function target(link: Locator): Promise<string> {
  const href = await link.getAttribute('href');
  if (href === null) throw new Error('the link has no target');
  return href;
}
