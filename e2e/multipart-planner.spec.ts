/** The multipart planner: a complete page without JavaScript, and fields, results and settings with it, in both languages. */
import type { Locator, Page } from '@playwright/test';
import { expectAccessibleTool, setColorMode } from './axe';
import { expectAnswersBeside } from './bad-fields';
import { expect, test } from './fixtures';
import { pairs } from './nightly';
import type { Site } from './site';

const PATH = '/guides/multipart-upload';

const planner = (page: Page): Locator => page.getByRole('region', { name: /Multipart planner|Pianificatore dei caricamenti/ });
const field = (page: Page, name: string | RegExp): Locator => planner(page).getByRole('textbox', { name });
const result = (page: Page, name: string): Locator =>
  planner(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name, exact: true }) })
    .getByRole('cell');

async function open(page: Page, site: Site): Promise<void> {
  await site.open(PATH);
  await site.main.getByRole('button', { name: 'Open the planner' }).click();
  await expect(planner(page)).toBeVisible();
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page has the table of part sizes and no button', async ({ page, site }) => {
    for (const [path, largest] of [
      [PATH, '48.83 TiB'],
      [`/it${PATH}`, '48,83 TiB'],
    ] as const) {
      await page.goto(path);
      await expect(site.main.getByRole('row').filter({ hasText: largest })).toContainText('5 GiB');
      await expect(site.main.getByRole('button', { name: /planner|pianificatore/ })).toBeHidden();
    }
  });
});

test('computes the plan that is entered, keeps it in the address, announces it, and prints it without what changes it', async ({
  page,
  site,
}) => {
  await open(page, site);
  await expect(result(page, 'Parts')).toHaveText(/^1\s600$/);
  await field(page, 'Object size').fill('1');
  await planner(page).getByRole('combobox', { name: 'Size unit' }).selectOption('TiB');
  await expect(result(page, 'Part size')).toHaveText('105 MiB');
  await expect(planner(page).getByText('more than 10,000 parts')).toBeVisible();
  await expect(planner(page).getByRole('status').filter({ hasText: 'parts of 105 MiB' })).toHaveText(
    /^9\s987 parts of 105 MiB\. Uploading 1 TiB at 1\s000 Mbit\/s takes about/,
  );
  await expect(page).toHaveURL(`${PATH}?s=1&u=TiB`);
  await page.emulateMedia({ media: 'print' });
  await expect(field(page, 'Object size')).toHaveCSS('border-top-width', '0px');
  await expect(result(page, 'Parts')).toBeVisible();
  await expect(planner(page).locator('pre')).toBeVisible();
  await expect(planner(page).getByRole('button').filter({ visible: true })).toHaveCount(0);
});

test('gives the settings of each client, and explains what it does in addition', async ({ page, site }) => {
  await open(page, site);
  const settings = planner(page).locator('pre');
  await expect(settings).toContainText('aws configure set s3.multipart_chunksize 64MB');
  const choose = (client: string): Promise<string[]> => planner(page).getByRole('combobox', { name: 'Settings for' }).selectOption(client);
  for (const [client, text] of [
    ['boto3', 'multipart_chunksize=64 * MIB'],
    ['javascript', 'partSize: 64 * 1024 * 1024'],
    ['s3fs', 'multipart_size=64,multipart_threshold=64'],
    ['rclone', '--s3-chunk-size 64M'],
  ] as const) {
    await choose(client);
    await expect(settings).toContainText(text);
  }
  await expect(planner(page).getByText('With 4 files of this size, it uses 2.5 GiB')).toBeVisible();
  await field(page, 'Parts uploaded in parallel').fill('60');
  await choose('boto3');
  await expect(planner(page).getByText('Config(max_pool_connections=60)')).toBeVisible();
  await choose('javascript');
  await expect(planner(page).getByText('{ httpsAgent: { maxSockets: 60 } }')).toBeVisible();
  await field(page, 'Preferred part size').fill('4000');
  await choose('s3fs');
  await expect(planner(page).getByText('a part can be at most 5 GiB')).toBeVisible();
  await expect(planner(page).getByText('it uploads 20 objects')).toBeVisible();
});

test('works with the keyboard alone', async ({ page, site }) => {
  await site.open(PATH);
  await site.main.getByRole('button', { name: 'Open the planner' }).focus();
  await page.keyboard.press('Enter');
  await expect(field(page, 'Object size')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('200');
  await expect(result(page, 'Parts')).toHaveText(/^3\s200$/);
  await page.keyboard.press('Tab');
  await expect(planner(page).getByRole('combobox', { name: 'Size unit' })).toBeFocused();
});

test('invalid input gets a message next to the field', async ({ page, site }) => {
  await open(page, site);
  await expectAnswersBeside(
    (name) => field(page, name),
    [
      ['Object size', '', 'Enter a value.'],
      ['Object size', '60000', 'Enter a number from 0.001 to 50\\s000.'],
      ['Preferred part size', '4', 'Enter a number from 5 to 5\\s120.'],
      ['Preferred part size', '5.5', 'Enter a whole number.'],
      ['Upload bandwidth', 'fast', 'Enter a number in digits'],
      ['Parts uploaded in parallel', '<b>9</b>', 'Enter a number in digits'],
    ],
    {
      whileBad: async () => {
        await expect(result(page, 'Parts')).toHaveText(/^1\s600$/);
        await expect(planner(page)).not.toContainText(/NaN|Infinity|undefined|∞/);
      },
    },
  );
});

test('an address with nonsense is answered like what is typed', async ({ page, site }) => {
  await site.open(`${PATH}?s=${encodeURIComponent('<img src=x onerror=alert(1)>')}&u=parsec&c=telnet`);
  await expect(field(page, 'Object size')).toHaveAccessibleDescription(/Enter a number in digits/);
  await expect(planner(page).getByRole('status').filter({ hasText: 'Correct “Object size”' })).toBeVisible();
});

const VIEWS = [
  [`${PATH}?n=4`, 1280, 'Object size', 'Parts'],
  [`/it${PATH}?n=4`, 320, 'Dimensione dell’oggetto', 'Parti'],
] as const;

for (const [[path, width, size, parts], mode] of pairs(VIEWS, ['dark', 'light'])) {
  test(`is accessible and fits: ${path} at ${width}, ${mode}`, async ({ page, site }) => {
    await page.setViewportSize({ width, height: 800 });
    await site.open(path);
    await setColorMode(page, mode);
    for (const text of ['100', '0.01', 'x']) {
      await field(page, size).fill(text);
      await expect(result(page, parts)).toBeVisible();
      await expectAccessibleTool(page, width, text);
    }
  });
}
