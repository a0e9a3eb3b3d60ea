/** The test function of every spec: a page object, and a check for problems during each test. */
import { test as base, type CDPSession } from '@playwright/test';
import { Problems } from './problems';
import { archive, brand, hostedSearch, marketingScript, otherBrand, site as mainSite } from './servers';
import { Site } from './site';

export { expect } from '@playwright/test';

interface Fixtures {
  site: Site;
  problems: Problems;
  session: CDPSession;
}

export const test = base.extend<Fixtures>({
  problems: [
    async ({ context }, use) => {
      const origins = [mainSite, otherBrand, archive].map(({ origin }) => new URL(origin).host);
      const absent = [marketingScript, ...brand.stylesheets, ...(brand.marketingScript === null ? [] : [brand.marketingScript])];
      const problems = new Problems(context, [...origins, ...hostedSearch.hosts], absent);
      await use(problems);
      problems.settle();
    },
    { auto: true },
  ],
  page: async ({ page }, use) => {
    // The context is reused, including its pointer position, which would select anything that appears below it.
    await page.mouse.move(0, 0);
    await use(page);
  },
  site: async ({ page }, use) => {
    await use(new Site(page));
  },
  session: async ({ page }, use) => {
    const session = await page.context().newCDPSession(page);
    await use(session);
    // The context is reused, so its emulation would stay active and slow down the next tests in this browser.
    await session.detach();
  },
});
