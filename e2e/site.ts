/** Page object: a page's parts, with the names that readers would use. */
import { expect, type Locator, type Page, type Response } from '@playwright/test';
import { SearchDialog } from './search-dialog';
import { texts, type Locale } from './texts';

export class Site {
  readonly navbar: Locator;
  readonly sidebar: Locator;
  readonly breadcrumbs: Locator;
  readonly toc: Locator;
  readonly footer: Locator;
  readonly main: Locator;
  readonly title: Locator;
  readonly announcement: Locator;
  readonly menuButton: Locator;
  readonly mobileMenu: Locator;
  readonly progress: Locator;
  readonly dialog: SearchDialog;

  constructor(
    readonly page: Page,
    locale: Locale = 'en',
  ) {
    const text = texts[locale];
    this.navbar = page.getByRole('navigation', { name: text.navbar });
    this.sidebar = page.getByRole('navigation', { name: text.sidebar });
    this.breadcrumbs = page.getByRole('navigation', { name: text.breadcrumbs });
    // The table of contents next to the text. The framework's class is its only identifier.
    this.toc = page.locator('.theme-doc-toc-desktop');
    this.footer = page.getByRole('contentinfo');
    this.main = page.getByRole('main');
    this.title = page.getByRole('heading', { level: 1 });
    this.announcement = page.getByRole('region', { name: 'announcement' }).or(page.locator('.theme-announcement-bar')).first();
    this.menuButton = page.getByRole('button', { name: text.menuButton });
    this.mobileMenu = page.locator('.navbar-sidebar');
    this.progress = page.locator('#nprogress');
    this.dialog = new SearchDialog(page, locale);
  }

  /** Opens an address and starts the application, as hovering over a button does. `before-intent` tests what works without it. */
  async open(path: string): Promise<Response | null> {
    const response = await this.page.goto(path);
    await this.ready();
    return response;
  }

  /** Opens an address and waits until its controls work, without starting the application. */
  async read(path: string): Promise<void> {
    await this.page.goto(path);
    await expect(this.page.locator('html')).toHaveAttribute('data-page-runs');
  }

  /**
   * Simulates a reader who is about to press a button that needs the application. Most pages have no such button, so one is added
   * temporarily.
   */
  async start(): Promise<void> {
    await this.page.evaluate(() => {
      const button = document.createElement('button');
      document.body.append(button);
      button.dispatchEvent(new Event('pointerover', { bubbles: true }));
      button.remove();
    });
  }

  async ready(): Promise<void> {
    await this.start();
    await expect(this.page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  }

  /** Adds a mark to the document that only a full page load removes. */
  async markDocument(): Promise<void> {
    await this.page.evaluate(() => {
      document.documentElement.dataset.mark = 'same document';
    });
  }

  async expectSameDocument(): Promise<void> {
    await expect(this.page.locator('html')).toHaveAttribute('data-mark', 'same document');
  }

  async expectNewDocument(): Promise<void> {
    await expect(this.page.locator('html')).not.toHaveAttribute('data-mark');
  }

  heading(id: string): Locator {
    return this.page.locator(`[id="${id}"]`);
  }

  /** The window's scroll position, in pixels. */
  scrollY(): Promise<number> {
    return this.page.evaluate(() => window.scrollY);
  }
}
