/** The presigned URL explainer: a complete page without JavaScript, and a link split into parts that aren't stored or sent. */
import type { Locator, Page } from '@playwright/test';
import { expectAccessibleTool, setColorMode } from './axe';
import { expect, test } from './fixtures';
import { pairs } from './nightly';
import type { Site } from './site';

const PATH = '/guides/presigned-urls';
const SIGNATURE = '0123456789abcdef'.repeat(4);
const NOW = new Date('2026-11-23T08:00:00Z');
const LINK =
  'https://s3.arnia.example/b/a%20b.txt?X-Amz-Algorithm=AWS4-HMAC-SHA256&X-Amz-Credential=KEY%2F20261123%2Feu-west-1%2Fs3%2Faws4_request' +
  `&X-Amz-Date=20261123T073000Z&X-Amz-Expires=3600&X-Amz-SignedHeaders=host&X-Amz-Signature=${SIGNATURE}`;
const REQUEST = 'GET\n/b/a%20b.txt\n\nhost:s3.arnia.example\n\nhost\nUNSIGNED-PAYLOAD';

test.use({ timezoneId: 'Europe/Rome' });

const tool = (page: Page): Locator => page.getByRole('region', { name: /Presigned URL explainer|Analisi di un URL prefirmato/ });
const field = (page: Page): Locator => tool(page).getByRole('textbox', { name: /Presigned URL|URL prefirmato/ });
const fact = (page: Page, name: string): Locator =>
  tool(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name, exact: true }) })
    .getByRole('cell');

async function open(page: Page, site: Site, path = PATH): Promise<void> {
  await page.clock.setFixedTime(NOW);
  await site.open(path);
  await site.main.getByRole('button', { name: /Explain a link|Analizza un link/ }).click();
  await expect(field(page)).toBeFocused();
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page has the parts of a link and no button', async ({ page, site }) => {
    for (const path of [PATH, `/it${PATH}`]) {
      await page.goto(path);
      await expect(site.main.getByRole('cell', { name: 'X-Amz-Expires=3600' })).toBeVisible();
      await expect(site.main.getByRole('button', { name: /Explain a link|Analizza un link/ })).toBeHidden();
    }
  });
});

test('takes a link apart, with times in the zone of the reader, and copies it without its signature', async ({ page, site, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, site);
  await field(page).fill(LINK);
  await expect(fact(page, 'Bucket')).toHaveText('b');
  await expect(fact(page, 'Key')).toHaveText('a b.txt');
  await expect(fact(page, 'Expires')).toHaveText(/November 23, 2026 at 9:30:00\sAM GMT\+1/);
  await expect(fact(page, 'Relative to now')).toHaveText('in 30 minutes');
  await expect(tool(page).getByRole('status').filter({ hasText: 'No problem found' })).toBeVisible();
  await tool(page).getByRole('button', { name: 'Copy without the signature' }).click();
  await expect(tool(page).getByRole('status').filter({ hasText: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(LINK.replace(SIGNATURE, '0123…'));
});

test('a long name in the link or in a comparison wraps instead of making the page or the table wide', async ({ page, site }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, site);
  await field(page).fill(`${LINK}&x-${'y'.repeat(500)}=1`);
  await expect(tool(page).getByRole('rowheader', { name: /^x-y+$/ })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1280);
  await tool(page).locator('summary').click();
  await tool(page)
    .getByRole('textbox', { name: 'From the server' })
    .fill(REQUEST.replace('a%20b', 'a'.repeat(500)));
  await tool(page)
    .getByRole('textbox', { name: 'From the client' })
    .fill(REQUEST.replace('a%20b', 'b'.repeat(500)));
  const table = tool(page)
    .getByRole('group')
    .filter({ has: page.getByRole('columnheader', { name: 'Client signed' }) })
    .last();
  await expect(table.getByRole('row', { name: /different/ })).toBeVisible();
  expect(await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});

test('counts down, and shows when the link has expired', async ({ page, site }) => {
  await page.clock.install({ time: NOW });
  await site.open(PATH);
  await site.main.getByRole('button', { name: 'Explain a link' }).click();
  await field(page).fill(LINK);
  await expect(fact(page, 'Relative to now')).toHaveText(/in (30|29) minutes/);
  await page.clock.fastForward('31:00');
  await expect(fact(page, 'Relative to now')).toHaveText('1 minute ago');
  await expect(tool(page).getByText('The link has expired').first()).toBeVisible();
});

test('works with the keyboard alone', async ({ page, site }) => {
  await site.open(PATH);
  await site.main.getByRole('button', { name: 'Explain a link' }).focus();
  await page.keyboard.press('Enter');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(fact(page, 'Key')).toHaveText('reports/2024/q1 final.csv');
  await tool(page).getByRole('button', { name: 'Reset all fields' }).focus();
  await page.keyboard.press('Enter');
  await expect(field(page)).toHaveValue('');
});

for (const [path, example, verdict] of [
  [PATH, 'Example', 'no problem found'],
  [`/it${PATH}`, 'Esempio', 'nessun problema trovato'],
] as const) {
  test(`shows the answer for an example until something is pasted, and again after a reset: ${path}`, async ({ page, site }) => {
    await open(page, site, path);
    const answer = tool(page).locator('[data-verdict]').first();
    await expect(answer).toContainText(`${example}: ${verdict}`);
    await expect(tool(page).getByRole('cell', { name: 'reports/2024/q1 final.csv' })).toBeVisible();
    await expect(field(page)).toHaveValue('');
    await expect(field(page)).toHaveAttribute(
      'placeholder',
      new RegExp(`^${example}: https://s3\\.arnia\\.example/.*X-Amz-Signature=0123…$`),
    );
    await field(page).fill(LINK);
    await expect(tool(page)).not.toContainText(example);
    await field(page).fill('x');
    await expect(answer.getByRole('button')).toBeVisible();
    await expect(tool(page).getByRole('table')).toHaveCount(0);
    await tool(page).locator('summary').click();
    await tool(page).getByRole('textbox').last().fill(REQUEST);
    await tool(page)
      .getByRole('button', { name: /^(Reset all fields|Ripristina)/ })
      .click();
    await expect(answer).toContainText(`${example}: ${verdict}`);
    await expect(tool(page).getByRole('textbox')).toHaveCount(1);
    await expect(tool(page).getByRole('textbox').last()).toHaveValue('');
  });
}

test('reports problems, and warns about the behavior of clients and servers', async ({ page, site }) => {
  await open(page, site);
  for (const [text, message] of [
    ['no link', 'Paste a complete link'],
    [LINK.replaceAll('&', '&amp;'), 'copied from HTML source'],
    [LINK.split('&')[0]!, 'ends at the first &'],
    [LINK.replace('eu-west-1', 'us-east-1'), 'Signed for the region us-east-1'],
    ['https://s3.arnia.example/b/%E0%A4%A?X-Amz-Date=<script>alert(1)</script>', 'should be a time in UTC'],
    [LINK.replace('a%20b', 'a+b'), 'The path contains a plus sign'],
    [LINK.replace('s3.arnia.example/b', 'my.bucket.s3.arnia.example'), 'contains a dot'],
  ] as const) {
    await field(page).fill(text);
    await expect(tool(page).getByText(message).first()).toBeVisible();
    await expect(tool(page)).not.toContainText(/NaN|undefined|Invalid Date/);
    await field(page).fill('');
    await expect(tool(page).getByText(message)).toBeHidden();
  }
  await test.step('a text without a link gets a message next to the field', async () => {
    await field(page).fill('s3://b/k');
    await expect(field(page)).toHaveAccessibleDescription(/begins with https/);
    await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
    // Form fields aren't stored or sent either.
    await field(page).fill(`{"url": "https://s3.arnia.example/b", "fields": {"policy": "e30=", "x-amz-signature": "${SIGNATURE}"}}`);
    await expect(field(page)).toHaveAccessibleDescription(/fields of a form/);
  });
});

test('keeps the link to itself: no request, no storage, no address, no signature in what is shown', async ({ page, site, context }) => {
  await open(page, site);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`));
  await field(page).fill(LINK);
  await expect(fact(page, 'Key')).toHaveText('a b.txt');
  const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage, history.state, document.cookie]));
  const { origins } = await context.storageState({ indexedDB: true });
  for (const place of [page.url(), kept, JSON.stringify(origins), ...asked]) expect(place).not.toContain('X-Amz');
  expect(await tool(page).innerText()).not.toContain(SIGNATURE.slice(0, 12));
  await page.reload();
  await site.main.getByRole('button', { name: 'Explain a link' }).click();
  await expect(field(page)).toHaveValue('');
});

test('compares with the endpoint and region that the reader has set', async ({ page, site }) => {
  await site.open(PATH);
  await page.evaluate(() => {
    const values = { endpoint: 'http://s3.own.example:9000', region: 'eu-west-1' };
    localStorage.setItem('reader-values', JSON.stringify({ values, texts: {} }));
  });
  await open(page, site);
  await field(page).fill(LINK.replace('s3.arnia.example', 's3.own.example:9000'));
  await expect(tool(page).getByRole('status').filter({ hasText: 'No problem found' })).toBeVisible();
  await expect(tool(page).getByText(/isn’t s3\./)).toBeHidden();
  await field(page).fill(LINK);
  await expect(tool(page).getByText('isn’t s3.own.example')).toBeVisible();
});

test('names the first difference between server and client, and prints it without the link, whose signature others could find', async ({
  page,
  site,
}) => {
  await open(page, site);
  await tool(page).getByText('compare what the server and the client signed').click();
  const [server, client] = [
    tool(page).getByRole('textbox', { name: 'From the server' }),
    tool(page).getByRole('textbox', { name: 'From the client' }),
  ];
  await server.fill(`<Error><Code>SignatureDoesNotMatch</Code><CanonicalRequest>${REQUEST}</CanonicalRequest></Error>`);
  await expect(client).toHaveAccessibleDescription('Paste text here.');
  await client.fill(REQUEST.replace('s3.arnia.example', 'proxy.arnia.example'));
  await expect(
    tool(page)
      .getByText(/^First difference: Header host\. The hosts differ, because a proxy/)
      .first(),
  ).toBeVisible();
  await client.fill(REQUEST);
  await expect(
    tool(page)
      .getByText(/^Both sides signed the same/)
      .first(),
  ).toBeVisible();
  await field(page).fill(LINK);
  await page.emulateMedia({ media: 'print' });
  await expect(tool(page).getByRole('textbox').filter({ visible: true })).toHaveCount(0);
  await expect(tool(page).getByRole('button').filter({ visible: true })).toHaveCount(0);
  await expect(fact(page, 'Key')).toBeVisible();
  await expect(tool(page).getByRole('row', { name: /^Header host/ })).toBeVisible();
});

const VIEWS = [
  [PATH, 1280],
  [`/it${PATH}`, 320],
] as const;

for (const [[path, width], mode] of pairs(VIEWS, ['dark', 'light'])) {
  test(`is accessible and fits, with results and faults: ${path} at ${width}, ${mode}`, async ({ page, site }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page, site, path);
    await tool(page).locator('summary').click();
    for (const name of [/server/, /client/]) await tool(page).getByRole('textbox', { name }).fill(REQUEST);
    await setColorMode(page, mode);
    for (const text of ['', LINK, LINK.replace('host&', 'range&').replace('https', 'http'), 'x']) {
      await field(page).fill(text);
      await expect(tool(page).getByRole('table').first()).toBeVisible();
      await expectAccessibleTool(page, width, text);
    }
  });
}

test('speaks Italian', async ({ page, site }) => {
  await open(page, site, `/it${PATH}`);
  await field(page).fill(LINK);
  await expect(fact(page, 'Scade')).toHaveText(/lunedì 23 novembre 2026 alle ore 09:30:00 CET/);
  await expect(fact(page, 'Rispetto a ora')).toHaveText('tra 30 minuti');
});
