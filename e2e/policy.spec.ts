/**
 * The Content Security Policy, from the perspective of someone who has injected something into a page. Every test checks that the site
 * itself never violates it (`problems.ts`), because the browser writes each violation to the console.
 */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { hostedSearch, marketingOrigin, otherBrand } from './servers';

const LOCK = '/guides/object-lock';
const VIOLATION = /violates the .*Content Security Policy/;

/** Possible injections, as functions that run in the page. If one succeeds, it sets the mark. */
const INJECTIONS: Readonly<Record<string, () => void>> = {
  'a script': () => {
    document.head.append(Object.assign(document.createElement('script'), { textContent: 'document.title = "injected"' }));
  },
  'a handler in an attribute': () => {
    const image = document.createElement('img');
    document.body.append(image);
    image.setAttribute('onerror', 'document.title = "injected"');
    image.src = 'data:,';
  },
  'an address that is a script': () => {
    const link = Object.assign(document.createElement('a'), { href: 'javascript:document.title = "injected"' });
    document.body.append(link);
    link.click();
  },
};

/** Starts listening immediately. @returns true if the browser has blocked something */
const violation = (page: Page): Promise<boolean> =>
  page.evaluate(() => new Promise<boolean>((resolve) => addEventListener('securitypolicyviolation', () => resolve(true), { once: true })));

for (const [host, isBare] of [
  ['a host with headers', false],
  ['a host without', true],
] as const) {
  test(`no injection runs, on ${host}`, async ({ page, problems }) => {
    problems.expect(VIOLATION);
    if (isBare) {
      await page.route(LOCK, async (route) => {
        const response = await route.fetch({ maxRetries: 3 });
        await route.fulfill({ response, headers: { 'content-type': 'text/html; charset=utf-8' } });
      });
    }
    for (const [name, inject] of Object.entries(INJECTIONS)) {
      await test.step(name, async () => {
        await page.goto(LOCK);
        const title = await page.title();
        const violated = violation(page);
        await page.evaluate(inject);
        expect(await violated).toBe(true);
        expect(await page.title(), name).toBe(title);
      });
    }
  });
}

test('styles of others do not apply', async ({ page, problems }) => {
  problems.expect(VIOLATION);
  await page.goto(LOCK);
  await page.evaluate(() => {
    document.body.insertAdjacentHTML(
      'beforeend',
      '<p id="injected" style="position: fixed">x</p><style>#injected { position: fixed }</style>',
    );
  });
  await expect(page.locator('#injected')).toHaveCSS('position', 'static');
});

test('nothing reaches another host', async ({ page, problems }) => {
  // The browser reports the request that it then blocks.
  problems.expect(/violates the .*Content Security Policy|another host: https:\/\/(?:elsewhere|tags\.vela)/);
  for (const [name, ask] of [
    ['a request', () => fetch('https://elsewhere.example/').catch(() => undefined)],
    ['a picture', () => void (document.body.appendChild(document.createElement('img')).src = 'https://elsewhere.example/x.png')],
    ['a frame', () => void (document.body.appendChild(document.createElement('iframe')).src = 'https://elsewhere.example/')],
    ['a script', () => void (document.head.appendChild(document.createElement('script')).src = 'https://elsewhere.example/x.js')],
  ] as const) {
    await test.step(name, async () => {
      await page.goto(LOCK);
      const violated = violation(page);
      await page.evaluate(ask);
      expect(await violated).toBe(true);
    });
  }
});

/** Acts like a third-party script: counts visits with its own host, then tries actions that it isn't allowed to perform. */
const MARKETING = `
  window.refused = [];
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => refused.push(effectiveDirective + ' ' + blockedURI));
  fetch('${marketingOrigin}/count').then(() => { window.counted = true; });
  new Image().src = '${marketingOrigin}/pixel.png';
  fetch('https://elsewhere.example/').catch(() => undefined);
  new Image().src = 'https://elsewhere.example/pixel.png';
  document.head.append(Object.assign(document.createElement('script'), { src: 'https://elsewhere.example/x.js' }));
  document.head.append(Object.assign(document.createElement('script'), { textContent: 'window.injected = true' }));
  document.head.append(Object.assign(document.createElement('iframe'), { src: '${marketingOrigin}/frame' }));
  try { eval('window.injected = true'); } catch { /* the policy */ }
`;

test('a marketing script of the brand reaches its own host and nothing else', async ({ page, problems }) => {
  problems.expect(/violates the .*Content Security Policy|another host: https:\/\/(?:elsewhere|tags\.vela)/);
  const asked: string[] = [];
  await page.route(`${marketingOrigin}/**`, async (route) => {
    asked.push(route.request().url().replace(marketingOrigin, ''));
    const headers = { 'access-control-allow-origin': '*' };
    await route.fulfill({ contentType: 'text/javascript', headers, body: asked.length === 1 ? MARKETING : '' });
  });
  await page.goto(otherBrand.baseURL);
  const state = (): Promise<unknown> =>
    page.evaluate(() => {
      const { refused, counted, injected } = window as { refused?: string[]; counted?: boolean; injected?: boolean };
      // Duplicates are removed, because both the header's policy and the page's own policy block each action.
      return { refused: [...new Set(refused)].sort(), counted, injected };
    });
  await expect
    .poll(state)
    .toEqual({
      refused: [
        'connect-src https://elsewhere.example/',
        `frame-src ${marketingOrigin}`,
        'img-src https://elsewhere.example/pixel.png',
        'script-src eval',
        'script-src-elem https://elsewhere.example/x.js',
        'script-src-elem inline',
      ],
      counted: true,
      injected: undefined,
    });
  expect(asked.sort()).toEqual(['/count', '/pixel.png', '/tag.js']);
});

test('the policy names the hosts that the brand turned on, and none for a brand that did not', async ({ request }) => {
  const hostsAt = async (address: string): Promise<string[]> => {
    const policy = (await request.get(address)).headers()['content-security-policy'] ?? '';
    return [...new Set(policy.match(/\bhttps?:\/\/[^\s;]+/g) ?? [])].sort();
  };
  const search = hostedSearch.hosts.map((host) => `http://${host}`);
  expect(await hostsAt(otherBrand.baseURL)).toEqual([...search, 'https://insights.algolia.io', marketingOrigin].sort());
  expect(await hostsAt(LOCK)).toEqual([]);
});

test('another site cannot show the pages in a frame', async ({ page, problems }) => {
  problems.expect(VIOLATION);
  await page.goto(`${otherBrand.baseURL}s3-operations.json`);
  const frame = await page.evaluate(async (address) => {
    const element = Object.assign(document.createElement('iframe'), { src: address });
    const loaded = new Promise((resolve) => element.addEventListener('load', resolve));
    document.body.append(element);
    await loaded;
    return element.contentDocument === null;
  }, otherBrand.baseURL);
  expect(frame).toBe(true);
});

test('every answer has the headers', async ({ request }) => {
  for (const path of ['/', LOCK, '/no-such-page', '/ds3', '/service-worker.js', '/llms.txt', '/fonts/schibsted-grotesk-western.woff2']) {
    const headers = (await request.get(path, { maxRedirects: 0 })).headers();
    expect(headers, path).toMatchObject({
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
      'strict-transport-security': expect.stringMatching(/^max-age=\d{8}/),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': expect.stringContaining('geolocation=()'),
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
  }
});

test('no cookie is set by reading, searching and choosing', async ({ site, context }) => {
  for (const path of ['/', LOCK, '/it/integrations/', '/search?q=object+lock']) await site.open(path);
  await expect(site.main.locator('ol > li').first()).toBeVisible();
  expect(await context.cookies()).toEqual([]);
});
