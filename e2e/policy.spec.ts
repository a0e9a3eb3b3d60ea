/**
 * The Content Security Policy, from the side of one who has got something into a page. That the site itself never violates it
 * is watched in every test (`problems.ts`): the browser writes each violation to the console.
 */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { otherBrand } from './servers';

const LOCK = '/guides/object-lock';
const VIOLATION = /violates the .*Content Security Policy/;

/** What an injection could look like, as a function that runs in the page; each would set the mark. */
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

/** Begins to listen at once. @returns true when the browser has refused something */
const violation = (page: Page): Promise<boolean> =>
  page.evaluate(() => new Promise<boolean>((resolve) => addEventListener('securitypolicyviolation', () => resolve(true), { once: true })));

for (const [name, inject] of Object.entries(INJECTIONS)) {
  for (const [host, isBare] of [
    ['a host with headers', false],
    ['a host without', true],
  ] as const) {
    test(`${name} does not run, on ${host}`, async ({ page, problems }) => {
      problems.expect(VIOLATION);
      if (isBare) {
        await page.route(LOCK, async (route) => {
          const response = await route.fetch();
          await route.fulfill({ response, headers: { 'content-type': 'text/html; charset=utf-8' } });
        });
      }
      await page.goto(LOCK);
      const title = await page.title();
      const violated = violation(page);
      await page.evaluate(inject);
      expect(await violated).toBe(true);
      expect(await page.title()).toBe(title);
    });
  }
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

for (const [name, ask] of [
  ['a request', () => fetch('https://elsewhere.example/').catch(() => undefined)],
  ['a picture', () => void (document.body.appendChild(document.createElement('img')).src = 'https://elsewhere.example/x.png')],
  ['a frame', () => void (document.body.appendChild(document.createElement('iframe')).src = 'https://elsewhere.example/')],
  ['a script', () => void (document.head.appendChild(document.createElement('script')).src = 'https://elsewhere.example/x.js')],
] as const) {
  test(`${name} does not reach another host`, async ({ page, problems }) => {
    // The browser tells of the request that it then refuses.
    problems.expect(/violates the .*Content Security Policy|another host: https:\/\/elsewhere/);
    await page.goto(LOCK);
    const violated = violation(page);
    await page.evaluate(ask);
    expect(await violated).toBe(true);
  });
}

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
