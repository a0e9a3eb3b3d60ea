/** The other brand's hosted search, with the tests' own service over real sockets. */
import { limits } from '../src/site/limits';
import { violations } from './axe';
import { expect, test } from './hosted-service';
import { INDEX } from './search-dialog';
import { otherBrand } from './servers';
import { Site } from './site';

const HOME = otherBrand.baseURL;
const at = (path: string): string => HOME + path;
const LEVELS = [0, 1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}`);
const FALLBACK = 'The search service can’t be reached. These results come from this site’s own index.';
const FALLBACK_IT = 'Il servizio di ricerca non è raggiungibile.';

/** JSON that doesn't follow the protocol. */
const HIT = { objectID: 'a', url: '/a', hierarchy: { lvl0: 'x', lvl1: 'x' }, _highlightResult: {} };
const MALFORMED = Object.entries({
  'a null hit': { hits: [null], nbHits: 1 },
  'an answer without hits': { nbHits: 1 },
  'a null snippet': { hits: [{ ...HIT, _snippetResult: null }], nbHits: 1 },
  'a hit without hierarchy': { hits: [{ ...HIT, hierarchy: undefined }], nbHits: 1 },
  'a hierarchy that is no text': { hits: [{ ...HIT, hierarchy: { lvl0: 1, lvl1: { a: 1 } } }], nbHits: 1 },
}).map(([what, result]) => [what, JSON.stringify({ results: [result] })] as const);

test.describe('what is asked', () => {
  for (const [width, words] of [
    [1280, limits.snippetWords],
    [limits.snippetBreakpointPx, limits.snippetWordsNarrow],
  ] as const) {
    test(`by the dialog at ${width} px`, async ({ page, site, service }) => {
      await page.setViewportSize({ width, height: 800 });
      await site.open(HOME);
      await site.dialog.search('object lock');
      const [query] = await service.queries();
      expect(query).toMatchObject({
        host: 0,
        path: '/1/indexes/*/queries',
        query: { 'x-algolia-application-id': 'TESTAPP', 'x-algolia-api-key': 'search-only-key' },
      });
      const [request] = query?.body.requests ?? [];
      expect(request).toMatchObject({
        query: 'object lock',
        indexName: 'vela-en',
        attributesToRetrieve: [...LEVELS, 'content', 'type', 'url', 'kind'],
        attributesToSnippet: [...LEVELS.slice(1), 'content'].map((attribute) => `${attribute}:${words}`),
        snippetEllipsisText: '…',
        highlightPreTag: '<mark>',
        highlightPostTag: '</mark>',
        hitsPerPage: limits.hitsPerPage,
        clickAnalytics: false,
        facetFilters: [
          'language:en',
          expect.arrayContaining(['docusaurus_tag:default', 'docusaurus_tag:docs-home-current', 'docusaurus_tag:docs-composer-current']),
        ],
      });
    });
  }

  test('needs no preflight, and no index of the site', async ({ page, site, service }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await site.open(HOME);
    await site.dialog.search('object lock');
    expect((await service.received()).filter(({ method }) => method === 'OPTIONS')).toEqual([]);
    expect(asked.filter((url) => INDEX.test(url))).toEqual([]);
  });

  test('by the search page, in the language and scope of the reader', async ({ page, service }) => {
    const site = new Site(page, 'it');
    await site.open(at('it/search?q=bucket&in=composer'));
    await expect(site.main.getByRole('article').first()).toBeVisible();
    const [query] = await service.queries();
    expect(query?.body.requests?.[0]).toMatchObject({
      query: 'bucket',
      indexName: 'vela-it',
      facetFilters: ['language:it', ['docusaurus_tag:docs-composer-current']],
    });
  });
});

test.describe('when hosts fail', () => {
  test('the next ones answer', async ({ site, service, problems }) => {
    problems.expect(/503/);
    await service.fail({ host: 0, fault: { kind: 'answer', status: 503, body: '' } });
    await site.open(HOME);
    await site.dialog.search('object lock');
    expect((await service.queries()).map(({ host }) => host)).toEqual([0, 1]);
    await site.dialog.input.fill('versioning');
    await expect.poll(async () => (await service.queries()).at(-1)?.body.requests?.[0]?.query).toBe('versioning');
    expect((await service.queries()).slice(2).map(({ host }) => host)).not.toContain(0);
  });

  test('a slow one stalls the dialog, which then shows the results', async ({ page, site, service }) => {
    await service.fail({ fault: { kind: 'delay', ms: 900 } });
    await site.open(HOME);
    await site.dialog.open();
    await site.dialog.input.fill('object lock');
    const panel = page.locator('.search-panel');
    await expect(panel).toHaveAttribute('data-status', 'stalled');
    await expect(site.dialog.hits.first()).toBeVisible();
    await expect(panel).toHaveAttribute('data-status', 'idle');
  });

  test('a silent one is left after a second', async ({ site, service }) => {
    await service.fail({ host: 0, fault: { kind: 'hang' } });
    await site.open(HOME);
    await site.dialog.search('object lock');
    expect((await service.queries()).map(({ host }) => host)).toEqual([0, 1]);
    await expect(site.dialog.says(FALLBACK)).toHaveCount(0);
  });

  test('a bad answer is an error, and Retry works', async ({ site, service, problems }) => {
    problems.expect(/400/);
    await site.open(HOME);
    await site.dialog.open();
    const answers = [
      ['a refusal', 400, '{"message":"Unknown parameter","status":400}'],
      ['what is no JSON', 200, '<!doctype html>'],
      ...MALFORMED.map(([what, body]) => [what, 200, body] as const),
    ] as const;
    for (const [number, [what, status, body]] of answers.entries()) {
      await test.step(what, async () => {
        await service.fail({ fault: { kind: 'answer', status, body } });
        // Uses a different query each time, because a query whose response is cached isn't sent again.
        await site.dialog.input.fill('object lock'.slice(0, -number || undefined));
        await expect(site.dialog.says('Unable to fetch results'), what).toBeVisible();
        await service.heal();
        await site.dialog.modal.getByRole('button', { name: 'Retry' }).click();
        await expect(site.dialog.hits.first(), what).toBeVisible();
        await expect(site.dialog.says('Unable to fetch results'), what).toHaveCount(0);
      });
    }
  });

  test('a bad answer is an error on the search page, and Retry works', async ({ site, service }) => {
    for (const [what, body] of MALFORMED) {
      await test.step(what, async () => {
        await service.fail({ fault: { kind: 'answer', status: 200, body } });
        await site.open(at('search?q=object+lock'));
        await expect(site.main.getByText('Unable to fetch results').first(), what).toBeVisible();
        await expect(site.main.getByRole('searchbox'), what).toHaveValue('object lock');
        await service.heal();
        await site.main.getByRole('button', { name: 'Retry' }).click();
        await expect(site.main.getByRole('article').first(), what).toBeVisible();
      });
    }
  });

  test('if all of them fail, the index of the site is used and the dialog shows a notice', async ({ site, service, problems }) => {
    problems.expect(/ERR_CONNECTION_RESET/);
    await service.fail({ fault: { kind: 'reset' } });
    await site.open(HOME);
    await site.dialog.search('object lock');
    expect((await site.dialog.urls())[0]).toMatch(/^\/docs\/guides\/object-lock/);
    await expect(site.dialog.says(FALLBACK)).toBeVisible();
    await expect(site.dialog.modal.getByRole('status')).toContainText(FALLBACK);
  });

  test('if all of them fail, the search page shows a notice in Italian', async ({ page, service, problems }) => {
    problems.expect(/ERR_CONNECTION_RESET/);
    await service.fail({ fault: { kind: 'reset' } });
    const site = new Site(page, 'it');
    await site.open(at('it/search?q=bucket'));
    await expect(site.main.getByRole('article').first()).toBeVisible();
    await expect(site.main.getByRole('status')).toContainText(FALLBACK_IT);
  });
});

test.describe('hostile hits are text, and lead to web pages only', () => {
  const script = '<img src=x onerror="window.hacked=1"><script>window.hacked=1</script><mark onmouseover="window.hacked=1">x</mark>';
  const marked = { value: script, matchLevel: 'full', matchedWords: [script] };
  const levels = { lvl0: script, lvl1: script, lvl2: script };
  const annotated = { content: marked, hierarchy: { lvl0: marked, lvl1: marked, lvl2: marked } };
  const urls = ['javascript:window.hacked=1', 'data:text/html,x', '//evil.example', '/\t/evil.example', '/docs/guides/object-lock'];
  const hits = urls.map((url, at) => ({
    objectID: `${at}`,
    url,
    type: 'lvl2',
    content: script,
    hierarchy: levels,
    _highlightResult: annotated,
    _snippetResult: annotated,
    __docsearch_parent: { url: 'javascript:window.hacked=1', _highlightResult: annotated },
  }));
  const body = JSON.stringify({
    results: [{ hits, nbHits: hits.length, renderingContent: { redirect: { url: 'https://evil.example' } } }],
  });

  test('in the dialog', async ({ page, site, service }) => {
    await service.fail({ fault: { kind: 'answer', status: 200, body } });
    await site.open(HOME);
    await site.dialog.search('object lock');
    await expect(site.dialog.hits.first()).toContainText('<script>window.hacked=1</script>');
    expect(await site.dialog.urls()).toEqual(['/docs/guides/object-lock']);
    await expect(site.dialog.modal.locator('img[src="x"], script, [onmouseover]')).toHaveCount(0);
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  });

  test('on the search page', async ({ page, site, service }) => {
    await service.fail({ fault: { kind: 'answer', status: 200, body } });
    await site.open(at('search?q=object+lock'));
    const hit = site.main.getByRole('article');
    await expect(hit).toContainText('<script>window.hacked=1</script>');
    await expect(hit.getByRole('link')).toHaveAttribute('href', '/docs/guides/object-lock');
    await expect(site.main.locator('img[src="x"], [onmouseover]')).toHaveCount(0);
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  });
});

test.describe('events', () => {
  test('are not sent, and no script is fetched, before the reader agrees', async ({ page, site, service }) => {
    await site.open(HOME);
    await site.dialog.search('object lock');
    await expect(site.dialog.modal.getByText('Do you allow the search service to see')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/object-lock/);
    expect((await service.received()).filter(({ host }) => host < 0)).toEqual([]);
  });

  test('are sent after: what was shown, and what was opened', async ({ page, site, service }) => {
    await site.open(HOME);
    await site.dialog.open();
    await site.dialog.modal.getByRole('button', { name: 'Allow', exact: true }).click();
    await site.dialog.input.fill('object lock');
    await expect.poll(async () => (await service.events()).map(([method]) => method)).toEqual(['init', 'viewedObjectIDs']);
    const [init, viewed] = await service.events();
    expect(init?.[1]).toMatchObject({ appId: 'TESTAPP', useCookie: false });
    expect(viewed?.[1]).toMatchObject({ eventName: 'Items Viewed', index: 'vela-en' });
    const [first] = (viewed?.[1] as { objectIDs: string[] }).objectIDs;
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await service.events()).at(-1)?.[0]).toBe('clickedObjectIDsAfterSearch');
    expect((await service.events()).at(-1)?.[1]).toMatchObject({
      eventName: 'Item Selected',
      index: 'vela-en',
      objectIDs: [first],
      positions: [1],
      queryID: expect.stringMatching(/^[0-9a-f]{32}$/),
    });
    expect(await page.context().cookies()).toEqual([]);
  });

  test('end when the reader takes the consent back', async ({ site, service }) => {
    await site.open(at('search'));
    await site.main.getByRole('button', { name: 'Allow', exact: true }).click();
    await site.main.getByRole('button', { name: 'Don’t allow' }).click();
    await expect(site.main.getByText('The search service can’t see')).toBeVisible();
    await site.main.getByRole('searchbox').fill('object lock');
    await expect(site.main.getByRole('article').first()).toBeVisible();
    expect((await service.queries()).at(-1)?.body.requests?.[0]?.clickAnalytics).toBe(false);
    expect(await service.events()).toEqual([]);
  });
});

test('the question about events and the note of the fallback can be read and used by all', async ({ page, site, service, problems }) => {
  problems.expect(/ERR_CONNECTION_RESET/);
  await service.fail({ fault: { kind: 'reset' } });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await site.open(HOME);
  await site.dialog.search('object lock');
  await expect(site.dialog.says(FALLBACK)).toBeVisible();
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect.soft(await violations(page), `dialog at ${width} px`).toEqual([]);
  }
  await site.open(at('search?q=bucket'));
  await expect(site.main.getByText('Do you allow the search service to see')).toBeVisible();
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect.soft(await violations(page), `page at ${width} px`).toEqual([]);
  }
});
