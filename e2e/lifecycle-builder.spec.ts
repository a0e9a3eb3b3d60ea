/** The lifecycle builder: a complete page without JavaScript, and rules with their timeline with JavaScript, in both languages. */
import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { expectAccessibleTool, setColorMode } from './axe';
import { expectAnswersBeside } from './bad-fields';
import { expect, test } from './fixtures';
import { pairs } from './nightly';
import { builder, events, field, json, open, paste, PATH, xml } from './lifecycle';

const announced = (page: Page): Locator =>
  builder(page)
    .getByRole('status')
    .filter({ hasText: /[Vv]alid|Correct/ });
const choose = (page: Page, name: string, value: string): Promise<string[]> =>
  builder(page).getByRole('combobox', { name }).selectOption(value);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says what each action does, and has no button', async ({ page, site }) => {
    for (const [path, hidden] of [
      [PATH, 'Hidden by a delete marker, but the data stays'],
      [`/it${PATH}`, 'Nascosta da un contrassegno; i dati restano'],
    ] as const) {
      await page.goto(path);
      await expect(site.main.getByRole('cell', { name: hidden, exact: true })).toHaveCount(1);
      await expect(
        site.main.getByRole('row', { name: /ExpiredObjectDeleteMarker.*(?:Permanently deleted|Rimozione definitiva)/ }),
      ).toBeVisible();
      await expect(site.main.getByRole('button', { name: /builder|generatore/ })).toBeHidden();
    }
  });
});

test('its code comes when it is opened, the parser of XML when XML is pasted', async ({ page, site }) => {
  const scripts: string[] = [];
  page.on('response', (response) => scripts.push(response.url()));
  const newScripts = (before: number): number => scripts.slice(before).filter((url) => url.endsWith('.js')).length;
  await site.open(PATH);
  const atFirst = scripts.length;
  await site.main.getByRole('button', { name: 'Open the lifecycle builder' }).click();
  await expect(builder(page)).toBeVisible();
  expect(newScripts(atFirst)).toBeGreaterThan(0);
  const whenOpen = scripts.length;
  await paste(page, '{}');
  await expect(field(page, 'JSON or XML')).toHaveAccessibleDescription(/Rules is missing/);
  expect(newScripts(whenOpen)).toBe(0);
  await field(page, 'JSON or XML').fill('<Rules/>');
  await builder(page).getByRole('button', { name: 'Load into the form' }).click();
  await expect(field(page, 'JSON or XML')).toHaveAccessibleDescription(/but it’s Rules/);
  expect(newScripts(whenOpen)).toBeGreaterThan(0);
});

test('writes what is entered, tells and draws its days, announces it, and can be copied and printed', async ({ page, site, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, site);
  await test.step('the drawing has a text alternative, and its numbers as a table', async () => {
    await expect(builder(page).getByRole('img', { name: 'Versions over time' })).toHaveAccessibleDescription(
      /a bar for each of 4 .* over 23 days/,
    );
    await builder(page).getByText('Numbers of the plot').focus();
    await page.keyboard.press('Enter');
    await expect(builder(page).getByRole('row', { name: 'Version 2 3 6 17' })).toBeVisible();
    await expect(builder(page).getByRole('row', { name: 'Delete marker 1 12 – stays' })).toBeVisible();
  });
  await expect(events(page).last()).toHaveText(/^Day 23, .*Version 3: rule 1 deletes it permanently\./);
  await field(page, 'Delete noncurrent versions after').fill('20');
  await field(page, 'Noncurrent versions to keep').fill('1');
  await expect(json(page)).toContainText('"NoncurrentDays": 20');
  await expect(xml(page)).toContainText('<NewerNoncurrentVersions>1</NewerNoncurrentVersions>');
  await expect(builder(page)).toContainText('Rule 1 keeps the newest noncurrent versions forever');
  await expect(events(page).last()).toHaveText(/^Day 27, .*Version 2: rule 1 deletes it/);
  await expect(announced(page)).toHaveText(
    'Valid rule. In the example below, the object keeps one version and one delete marker (an empty entry) after day 27.',
  );
  await test.step('copies', async () => {
    const copied = async (name: string): Promise<string> => {
      const button = builder(page).getByRole('button', { name });
      await button.click();
      await expect(button.locator('..').getByRole('status')).toHaveText('Copied');
      return page.evaluate(() => navigator.clipboard.readText());
    };
    expect(JSON.parse(await copied('Copy JSON'))).toMatchObject({ Rules: [{ ID: 'trim-old-versions', Filter: {} }] });
    expect(await copied('Copy XML')).toMatch(/^<LifecycleConfiguration xmlns=[^]*<\/LifecycleConfiguration>\n$/);
  });
  await test.step('on paper, without what changes it', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(builder(page).getByText('Start from an existing configuration')).toBeHidden();
    await expect(builder(page).getByRole('button', { name: 'Add a rule' })).toBeHidden();
    await expect(field(page, 'Name (ID)')).toBeVisible();
    await expect(events(page).last()).toBeVisible();
  });
});

test('lists what this service does not support, and what others do with it', async ({ page, site }) => {
  await open(page, site);
  await choose(page, 'Current versions', 'days');
  await field(page, 'Days after the upload').fill('2');
  await expect(builder(page)).toContainText('has no action for current versions');
  await expect(events(page).filter({ hasText: 'delete marker above' })).toHaveCount(0);
  await choose(page, 'Service', 'other');
  await expect(builder(page)).not.toContainText('has no action for current versions');
  await expect(events(page).filter({ hasText: 'Version 3: rule 1 adds a delete marker above it' })).toHaveText(/^Day 9/);
  await choose(page, 'Bucket versioning', 'off');
  await expect(builder(page)).toContainText('the data is permanently lost when it expires');
  await expect(events(page).last()).toHaveText(/Upload 3: rule 1 deletes it permanently/);
});

test('a lock keeps a version until its day', async ({ page, site }) => {
  await open(page, site);
  await field(page, 'Lock each version for').fill('100');
  await expect(events(page).filter({ hasText: 'a lock keeps it until day 101' })).toHaveText(/^Day 14.*Version 1/);
  await expect(events(page).last()).toHaveText(/^Day 107.*Version 3/);
  await choose(page, 'Bucket versioning', 'suspended');
  await expect(field(page, 'Lock each version for')).toHaveAccessibleDescription(/versioning turned on/);
});

test('rules are added and removed', async ({ page, site }) => {
  await open(page, site);
  await builder(page).getByRole('button', { name: 'Add a rule' }).click();
  await expect(builder(page)).toContainText('Rules 1 and 2 have the same action');
  await builder(page).getByRole('group', { name: 'Rule 2' }).getByRole('textbox', { name: 'Name (ID)' }).fill('trim-old-versions');
  await expect(builder(page)).toContainText('A server would reject this configuration');
  await expect(json(page)).toBeHidden();
  // Rules that a server rejects do nothing.
  await expect(events(page)).toHaveCount(0);
  await builder(page).getByRole('button', { name: 'Remove rule 1' }).click();
  await expect(builder(page).getByRole('group', { name: 'Rule 2' })).toBeHidden();
  await expect(json(page)).toContainText('"NoncurrentDays": 30');
  await expect(
    builder(page).getByRole('group', { name: 'Rule 1' }).getByRole('textbox', { name: 'Delete noncurrent versions after' }),
  ).toBeFocused();
});

test('folded fields stay open while one of them is emptied', async ({ page, site }) => {
  await open(page, site);
  await builder(page).getByText('Tags and sizes').click();
  const tags = field(page, 'Tags the object must have');
  await tags.fill('team=sales');
  await expect(json(page)).toContainText('"Key": "team"');
  await tags.fill('');
  await expect(json(page)).not.toContainText('team');
  await expect(tags).toBeFocused();
});

test('works with the keyboard alone', async ({ page, site }) => {
  await site.open(PATH);
  await site.main.getByRole('button', { name: 'Open the lifecycle builder' }).focus();
  await page.keyboard.press('Enter');
  await expect(builder(page).getByText('Start from an existing configuration')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(field(page, 'Delete noncurrent versions after')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('7');
  await page.keyboard.press('Tab');
  await expect(field(page, 'Noncurrent versions to keep')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(builder(page).getByRole('combobox', { name: 'Current versions' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(builder(page).getByRole('textbox', { name: 'Abort unfinished uploads after' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('logs/');
  await expect(json(page)).toContainText('"Prefix": "logs/"');
  await expect(json(page)).toContainText('"NoncurrentDays": 7');
  await expect(builder(page)).toContainText('depends on your deployment');
});

test('invalid input gets a message next to the field', async ({ page, site }) => {
  await open(page, site);
  await expectAnswersBeside(
    (name) => field(page, name),
    [
      ['Delete noncurrent versions after', '0', 'Enter a number from 1 to 2\\s147\\s483\\s647.'],
      ['Delete noncurrent versions after', '1.5', 'Enter a whole number.'],
      ['Noncurrent versions to keep', '101', 'Enter a number from 1 to 100.'],
      ['Overwritten on days', '6 3', 'Enter each day once, starting with the earliest.'],
      ['Overwritten on days', '3 x', 'Enter a number in digits'],
      ['Deleted on day', 'NaN', 'Enter a number in digits'],
      ['Lock each version for', '<b>9</b>', 'Enter a number in digits'],
    ],
    {
      whileBad: async () => {
        await expect(announced(page)).toHaveText(/Correct “/);
        await expect(events(page).last()).toHaveText(/^Day 23/);
        await expect(builder(page)).not.toContainText(/NaN|Infinity|undefined|∞/);
      },
    },
  );
});

test.describe('an address', () => {
  test('has rules that are short, and opens with them', async ({ page, site }) => {
    await open(page, site);
    await field(page, 'Prefix').fill('logs/');
    await field(page, 'Deleted on day').fill('');
    await expect(page).toHaveURL(/[?&]d=(?:&|$)/);
    const address = new URL(page.url());
    expect(JSON.parse(address.searchParams.get('r') ?? '')).toMatchObject({ Rules: [{ Filter: { Prefix: 'logs/' } }] });
    await page.goto(address.pathname + address.search);
    await expect(field(page, 'Prefix')).toHaveValue('logs/');
    await expect(field(page, 'Deleted on day')).toHaveValue('');
  });

  test('with nonsense is answered like what is typed', async ({ page, site }) => {
    await site.open(`${PATH}?r=${encodeURIComponent('{"Rules":[<img src=x onerror=alert(1)>')}&d=${'9'.repeat(3000)}&v=x&sv=%00`);
    await expect(field(page, 'Deleted on day')).toHaveAccessibleDescription(/Enter a number from 1 to 36\s500/);
    await expect(field(page, 'Name (ID)')).toHaveValue('trim-old-versions');
    await field(page, 'Deleted on day').fill('12');
    await expect(events(page).last()).toHaveText(/^Day 23/);
  });
});

const VIEWS = [
  [`${PATH}?l=30`, 1280, 'Delete noncurrent versions after'],
  [`/it${PATH}?l=30`, 320, 'Eliminare le versioni non correnti dopo'],
] as const;

for (const [[path, width, days], mode] of pairs(VIEWS, ['dark', 'light'])) {
  test(`is accessible and fits, with results, problems and faults: ${path} at ${width}, ${mode}`, async ({ page, site }) => {
    await page.setViewportSize({ width, height: 800 });
    await site.open(path);
    await setColorMode(page, mode);
    for (const details of await builder(page).locator('details').all())
      await details.evaluate((element: HTMLDetailsElement) => (element.open = true));
    // A valid value, no action, and an invalid value.
    for (const text of ['7', '', 'x']) {
      await field(page, days).fill(text);
      // Rejected rules have no timeline.
      await expect(builder(page).getByRole('img')).toBeVisible({ visible: text === '7' });
      await expectAccessibleTool(page, width, text);
    }
  });
}

test('speaks Italian, in the number of the language', async ({ page, site }) => {
  const rule = { Status: 'Enabled', Filter: {}, NoncurrentVersionExpiration: { NoncurrentDays: 9 } };
  for (const [names, said] of [
    [['a'], 'Regola valida. '],
    [['a', 'b'], '2 regole valide. '],
  ] as const) {
    const rules = JSON.stringify({ Rules: names.map((ID) => ({ ID, ...rule })) });
    await site.open(`/it${PATH}?r=${encodeURIComponent(rules)}`);
    await expect(announced(page)).toHaveText(new RegExp(`^${said}`));
  }
  await site.open(`/it${PATH}?d=20`);
  await expect(events(page).last()).toHaveText(/^Giorno 31, .*: rimozione definitiva per la regola 1\.$/);
  const english = JSON.parse(readFileSync('i18n/en/tools/lifecycle-builder.json', 'utf8')) as Record<string, { message: string }>;
  await expect(builder(page)).not.toContainText(english['lifecycle.assumptions']!.message.slice(0, 30));
  await expect(builder(page)).not.toContainText(english['lifecycle.output.json']!.message);
});
