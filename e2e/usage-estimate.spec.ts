/** The usage estimate tool: a complete page without JavaScript, and fields and results with it, in both languages. */
import type { Locator, Page } from '@playwright/test';
import { expectAccessibleTool, setColorMode } from './axe';
import { expectAnswersBeside } from './bad-fields';
import { expect, test } from './fixtures';
import { pairs } from './nightly';
import type { Site } from './site';

const PATH = '/guides/resource-metrics';

const tool = (page: Page): Locator => page.getByRole('region', { name: /Usage estimate|Stima del consumo/ });
const field = (page: Page, name: string): Locator => tool(page).getByRole('textbox', { name });
const result = (page: Page, name: string): Locator =>
  tool(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name, exact: true }) })
    .getByRole('cell');

async function open(page: Page, site: Site): Promise<void> {
  await site.open(PATH);
  await site.main.getByRole('button', { name: 'Open the estimate' }).click();
  await expect(field(page, 'Objects today')).toBeFocused();
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page has the worked table and no button', async ({ page, site }) => {
    for (const [path, year] of [
      [PATH, '2.96 TB'],
      [`/it${PATH}`, '2,96 TB'],
    ] as const) {
      await page.goto(path);
      await expect(site.main.getByRole('cell', { name: year, exact: true })).toBeVisible();
      await expect(site.main.getByRole('button', { name: /estimate|stima/ })).toBeHidden();
    }
  });
});

test('begins with the example of the page, follows the fields, says what makes it grow, and can be printed', async ({ page, site }) => {
  await open(page, site);
  await expect(result(page, 'After twelve months')).toHaveText('2.96 TB');
  await expect(
    tool(page)
      .getByText(
        'That’s 740 GB of current objects, 1.86 TB of noncurrent versions (what you overwrite or delete), ' +
          'and 360 GB of unfinished uploads (set under “More details”). You store 500 GB today. Growth comes mainly from noncurrent versions.',
      )
      .first(),
  ).toBeVisible();
  await expect(result(page, 'Noncurrent versions').first()).toHaveText(/^12 × \(30\s000 \+ 1\s000\) × 5 MB = 1\.86 TB$/);
  await expect(tool(page).getByText(/^Noncurrent versions account for 63\s%/)).toBeVisible();
  await expect(tool(page).getByRole('img', { name: 'Stored bytes over twelve months' })).toHaveAccessibleDescription(/in TB/);
  await tool(page).getByText('Numbers of the plot').focus();
  await page.keyboard.press('Enter');
  await expect(tool(page).getByRole('row', { name: '12 0.74 1.86 0.36 2.96' })).toBeVisible();
  await field(page, 'Delete noncurrent versions after').fill('30');
  await tool(page).getByText('More details', { exact: true }).click();
  await field(page, 'Abort unfinished uploads after').fill('7');
  await expect(result(page, 'After twelve months')).toHaveText('902 GB');
  await expect(page).toHaveURL(`${PATH}?nc=30&ab=7`);
  await expect(tool(page).getByRole('status').filter({ hasText: '902 GB' })).toBeVisible();
  await test.step('on paper, without what changes it', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(field(page, 'Objects today')).toBeVisible();
    await expect(field(page, 'Objects today')).toHaveCSS('border-top-width', '0px');
    await expect(result(page, 'After twelve months')).toBeVisible();
    await expect(tool(page).getByRole('img')).toBeVisible();
    await expect(tool(page).getByRole('button').filter({ visible: true })).toHaveCount(0);
  });
});

test.describe('bad input', () => {
  test('gets a message next to the field', async ({ page, site }) => {
    await open(page, site);
    await expectAnswersBeside(
      (name) => field(page, name),
      [
        ['Objects today', '', 'Enter a value.'],
        ['New objects', '1.5', 'Enter a whole number.'],
        ['Average object size', 'NaN', 'Enter a number in digits'],
        ['Delete noncurrent versions after', '0', 'Enter a number from 1 to 36\\s500.'],
        ['Object Lock', '<b>', 'Enter a number in digits'],
      ],
      {
        whileBad: async () => {
          await expect(result(page, 'After twelve months')).toHaveText('2.96 TB');
          await expect(tool(page)).not.toContainText(/NaN|Infinity|undefined|∞/);
        },
      },
    );
  });

  test('a lock without versioning says why', async ({ page, site }) => {
    await open(page, site);
    await tool(page).getByRole('combobox', { name: 'Versioning' }).selectOption('off');
    await expect(result(page, 'After twelve months')).toHaveText('1.1 TB');
    await field(page, 'Object Lock').fill('30');
    await expect(field(page, 'Object Lock')).toHaveAccessibleDescription(/requires versioning/);
  });
});

test('an address with an estimate opens it, and nonsense in it is answered', async ({ page, site }) => {
  await site.open(`${PATH}?nc=30&ab=7&n=${encodeURIComponent('<img src=x>')}`);
  await expect(field(page, 'Objects today')).toHaveAccessibleDescription(/Enter a number in digits/);
  await field(page, 'Objects today').fill('100000');
  await expect(result(page, 'After twelve months')).toHaveText('902 GB');
});

const VIEWS = [
  [`${PATH}?nc=30`, 1280, 'Objects today'],
  [`/it${PATH}?nc=30`, 320, 'Numero di oggetti oggi'],
] as const;

for (const [[path, width, objects], mode] of pairs(VIEWS, ['dark', 'light'])) {
  test(`is accessible and fits, with results and faults: ${path} at ${width}, ${mode}`, async ({ page, site }) => {
    await page.setViewportSize({ width, height: 800 });
    await site.open(path);
    await setColorMode(page, mode);
    for (const text of ['100000', '999999999999', 'x']) {
      await field(page, objects).fill(text);
      await expect(tool(page).getByRole('table').first()).toBeVisible();
      await expectAccessibleTool(page, width, text);
    }
  });
}

test('speaks Italian', async ({ page, site }) => {
  await site.open(`/it${PATH}?nc=30&ab=7`);
  await expect(result(page, 'Dopo dodici mesi')).toHaveText('902 GB');
  await expect(tool(page)).not.toContainText('Noncurrent');
});

test('an address with values starts the application, and a link to a hidden part of the page leaves them as they are', async ({
  page,
  site,
}) => {
  await page.goto(`${PATH}?nc=30&ab=7`);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await expect(site.main.getByRole('textbox').first()).toBeVisible();
  const fields = site.main.getByRole('textbox');
  await fields.first().fill('77');
  await expect(page).toHaveURL(/=77/);
  await page.evaluate(() => {
    document.querySelector('article')?.insertAdjacentHTML('beforeend', '<p id="hidden-part" hidden>hidden</p>');
    location.hash = 'hidden-part';
  });
  await expect(page).toHaveURL(/=77.*#hidden-part$/);
  await expect(fields.first()).toHaveValue('77');
});
