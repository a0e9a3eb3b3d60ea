/** The redundancy planner: a complete page without JavaScript, and fields and results with it, in both languages. */
import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { expectAccessibleTool, setColorMode } from './axe';
import { expectAnswersBeside } from './bad-fields';
import { expect, test } from './fixtures';
import { pairs } from './nightly';
import type { Site } from './site';

const PATH = '/composer/swarms/redundancy';

const planner = (page: Page): Locator => page.getByRole('region', { name: /Redundancy planner|Pianificatore di ridondanza/ });
const field = (page: Page, name: string): Locator => planner(page).getByRole('textbox', { name });
/** The value next to a name in the results. If a name is in two tables, this is the first value. */
const result = (page: Page, name: string): Locator =>
  planner(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name, exact: true }) })
    .first()
    .getByRole('cell');
const announced = (page: Page): Locator =>
  planner(page)
    .getByRole('status')
    .filter({ hasText: /TB|Correct|doesn’t work/ });

async function open(page: Page, site: Site): Promise<void> {
  await site.open(PATH);
  await site.main.getByRole('button', { name: 'Open the planner' }).click();
  await expect(planner(page)).toBeVisible();
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page has the worked layouts and no button', async ({ page, site }) => {
    for (const [path, planned] of [
      [PATH, '6,912 TB'],
      [`/it${PATH}`, '6.912 TB'],
    ] as const) {
      await page.goto(path);
      await expect(site.main.getByRole('cell', { name: planned, exact: true })).toBeVisible();
      await expect(site.main.getByRole('table')).toHaveCount(12);
      await expect(site.main.getByRole('button', { name: /planner|pianificatore/ })).toBeHidden();
    }
  });
});

test('its code is fetched when it is opened, and a click before the application is there is not lost', async ({ page, site }) => {
  const scripts: string[] = [];
  page.on('response', (response) => scripts.push(response.url()));
  await site.open(PATH);
  const before = scripts.length;
  await site.main.getByRole('button', { name: 'Open the planner' }).click();
  await expect(planner(page)).toBeVisible();
  expect(scripts.slice(before).some((url) => url.endsWith('.js'))).toBe(true);
  await page.goto(PATH);
  await site.main.getByRole('button', { name: 'Open the planner' }).click();
  await expect(planner(page)).toBeVisible();
});

test('computes and draws the plan that is entered, announces it, and can be copied and printed', async ({ page, site, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, site);
  await expect(result(page, 'Maximum number of rings')).toHaveText('4');
  await expect(result(page, 'Planned')).toHaveText('256 TB');
  await expect(result(page, 'Disks, without spares')).toHaveText('36');
  await test.step('plots have a text alternative, and their numbers as a table', async () => {
    await expect(planner(page).getByRole('img', { name: 'Usable space by tolerated losses' })).toHaveAccessibleDescription(/2\+1 \/ 4\+2/);
    await expect(planner(page).getByRole('img', { name: /Durability by repair time/ })).toBeVisible();
    const numbers = planner(page).getByText('Numbers of the plot').first();
    await numbers.focus();
    await page.keyboard.press('Enter');
    await expect(planner(page).getByRole('row', { name: /2\+1 \/ 4\+2 5 320 TB/ })).toBeVisible();
  });
  await field(page, 'Disks in each node').fill('7 1 1 1 1 1');
  await expect(result(page, 'Maximum number of rings')).toHaveText('1');
  await expect(result(page, 'Idle agents')).toHaveText('18');
  await expect(announced(page)).toHaveText(
    /^64 TB to plan with\. [\d.,\s]+ TB of disks in 3 nexuses \(sites\) give 80 TB of usable space\. Plan to fill 80 % of it\. Each ring \(a group of disks\) survives the loss of any .* The swarm also survives the loss of any one nexus, but not both at once\./,
  );
  await expect(page).toHaveURL(`${PATH}?d=7+1+1+1+1+1`);
  await test.step('copies are in one row if there is enough space, even while one of them shows a confirmation', async () => {
    await field(page, 'Disks in each node').fill('4');
    await field(page, 'Outer N').fill('3');
    const copied = async (name: string): Promise<string> => {
      const button = planner(page).getByRole('button', { name });
      await button.click();
      await expect(button.locator('..').getByRole('status')).toHaveText('Copied');
      return page.evaluate(() => navigator.clipboard.readText());
    };
    const buttons = planner(page).getByRole('button', { name: /^Copy/ });
    const tops = (): Promise<number> => buttons.evaluateAll((all) => new Set(all.map((one) => one.getBoundingClientRect().top)).size);
    expect(await tops()).toBe(1);
    expect(new URL(await copied('Copy link')).search).toBe('?on=3');
    expect(await copied('Copy composer command')).toContain('--outer-n 3 --outer-k 1');
    expect(await tops()).toBe(1);
    const { capacity } = JSON.parse(await copied('Copy as JSON')) as { capacity: { planned: number } };
    expect(capacity.planned).toBeCloseTo(384, 9);
  });
  await test.step('on paper, without what changes it', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(planner(page).getByRole('combobox')).toBeHidden();
    await expect(planner(page).getByRole('button').filter({ visible: true })).toHaveCount(0);
    await expect(field(page, 'Outer N')).toBeVisible();
    await expect(field(page, 'Outer N')).toHaveCSS('border-top-width', '0px');
    await expect(planner(page).getByRole('group', { name: 'Failures and repair' })).toHaveCSS('break-inside', 'avoid');
  });
});

test('works with the keyboard alone', async ({ page, site }) => {
  await site.open(PATH);
  await site.main.getByRole('button', { name: 'Open the planner' }).focus();
  await page.keyboard.press('Enter');
  const examples = planner(page).getByRole('combobox', { name: 'Start from an example' });
  await expect(examples).toBeFocused();
  // Some labels contain a term.
  const next = [
    planner(page).getByRole('link', { name: 'Nodes', exact: true }),
    ...['Nodes in each nexus', 'Disks in each node', 'Disk size'].map((name) => field(page, name)),
    planner(page).getByRole('link', { name: 'nexuses' }),
    field(page, 'Outer N'),
  ];
  for (const control of next) {
    await page.keyboard.press('Tab');
    await expect(control).toBeFocused();
  }
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('3');
  await expect(result(page, 'Planned')).toHaveText('384 TB');
  for (let back = next.length; back > 0; back--) await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('End');
  await expect(examples).toHaveValue('five-sites');
  await expect(result(page, 'Planned')).toHaveText(/^6\s912 TB$/);
});

test.describe('bad input', () => {
  test('gets a message next to the field', async ({ page, site }) => {
    await open(page, site);
    for (const group of ['Details of the layout', 'Network and disk speed']) await planner(page).getByText(group, { exact: true }).click();
    await expectAnswersBeside(
      (name) => field(page, name),
      [
        ['Outer N', '0', 'Enter a number from 1 to 255.'],
        ['Inner K', '1.5', 'Enter a whole number.'],
        ['Nodes in each nexus', '', 'Enter a value.'],
        ['Disks in each node', '4 x', 'Enter a number in digits'],
        ['Disks in each node', '4 / 4', 'There are values for 2 nexuses, but 3 are expected'],
        ['Link between sites', 'NaN', 'Enter a number in digits'],
        ['Planned capacity you need', '8,640', 'can mean 8640 or 8.64'],
      ],
      {
        whileBad: async (changed, message) => {
          await expect(announced(page)).toHaveText(/Correct “/);
          await expect(result(page, 'Planned')).toHaveText('256 TB');
          await expect(planner(page)).not.toContainText(/NaN|Infinity|undefined|∞/);
          await changed.fill('2');
          await expect(changed).not.toHaveAccessibleDescription(message);
        },
        restored: () => expect(announced(page)).not.toHaveText(/Correct “/),
      },
    );
  });

  test('a layout that does not work has an explanation next to the field that fixes it', async ({ page, site }) => {
    await open(page, site);
    await field(page, 'Nodes in each nexus').fill('3');
    await expect(field(page, 'Nodes in each nexus')).toHaveAccessibleDescription(/Nexus 1 has 3 nodes.*at least 6/);
    await expect(result(page, 'Planned')).toHaveCount(0);
    await expect(planner(page)).not.toContainText(/NaN|Infinity|undefined|∞/);
    await expect(planner(page).getByRole('button', { name: 'Copy composer command' })).toBeHidden();
    await expect(announced(page)).toHaveText(/^This layout doesn’t work\. Nexus 1 has 3 nodes/);
    await planner(page).getByRole('button', { name: 'Use the nearest layout that works (Nodes in each nexus: 6)' }).click();
    await expect(field(page, 'Nodes in each nexus')).toHaveValue('6');
    await expect(result(page, 'Maximum number of rings')).toHaveText('4');
  });
});

test('failures and repair are folded until they are wanted, or an address changes one', async ({ page, site }) => {
  await open(page, site);
  await expect(field(page, 'Time during which a site is unreachable')).toBeHidden();
  await planner(page).getByText('Failures and repair', { exact: true }).click();
  await field(page, 'Missing shards in a nexus at which recovery starts').fill('3');
  await expect(planner(page).getByText('Enter at most 2, which is inner K')).toBeVisible();
  await site.open(`${PATH}?sa=1`);
  await expect(field(page, 'Time during which a site is unreachable')).toHaveValue('1');
});

test.describe('an address', () => {
  test('with a plan opens it', async ({ page, site }) => {
    await site.open(`${PATH}?no=3&a=2`);
    await expect(result(page, 'Planned')).toHaveText('128 TB');
    await expect(field(page, 'Nodes in each nexus')).toHaveValue('3');
  });

  test('with nonsense is answered like what is typed', async ({ page, site }) => {
    await site.open(`${PATH}?on=${encodeURIComponent('<img src=x onerror=alert(1)>')}&d=${'9'.repeat(3000)}`);
    await expect(field(page, 'Outer N')).toHaveAccessibleDescription(/Enter a number in digits/);
    await expect(planner(page).getByRole('status').first()).toBeVisible();
    await field(page, 'Outer N').fill('2');
    await field(page, 'Disks in each node').fill('4');
    await expect(result(page, 'Planned')).toHaveText('256 TB');
  });
});

test('where the clipboard is refused, the text is shown', async ({ page, site }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await open(page, site);
  await planner(page).getByRole('button', { name: 'Copy composer command' }).click();
  await expect(planner(page).getByRole('textbox', { name: 'Copy composer command' })).toHaveValue(/rc create/);
});

const VIEWS = [
  [`${PATH}?f=75`, 1280, 'Nodes in each nexus'],
  [`/it${PATH}?f=75`, 320, 'Nodi in ogni nexus'],
] as const;

for (const [[path, width, nodes], mode] of pairs(VIEWS, ['dark', 'light'])) {
  test(`is accessible and fits, with results, problems and faults: ${path} at ${width}, ${mode}`, async ({ page, site }) => {
    await page.setViewportSize({ width, height: 800 });
    await site.open(path);
    await setColorMode(page, mode);
    for (const text of ['7', '3', 'x']) {
      await field(page, nodes).fill(text);
      // A layout that doesn't work has no results, and neither does a layout that is followed by an error.
      await expect(planner(page).getByRole('table').first()).toBeVisible({ visible: text === '7' });
      await expectAccessibleTool(page, width, text);
    }
  });
}

test('speaks Italian', async ({ page, site }) => {
  await site.open(`/it${PATH}?s=10,5`);
  await expect(planner(page)).toContainText('Spazio pianificato');
  await expect(result(page, 'Spazio pianificato')).toHaveText('268,8 TB');
  const english = JSON.parse(readFileSync('i18n/en/tools/redundancy-planner.json', 'utf8')) as Record<string, { message: string }>;
  await expect(planner(page)).not.toContainText(english['redundancy.facts.losses']!.message);
});
