/** Page object of the search dialog. The class names are DocSearch's own, a stable part of its interface. */
import { expect, type Locator, type Page } from '@playwright/test';
import { texts, type Locale, type Texts } from './texts';

export class SearchDialog {
  readonly text: Texts;
  readonly button: Locator;
  readonly modal: Locator;
  readonly input: Locator;
  readonly hits: Locator;
  readonly groups: Locator;
  readonly selected: Locator;
  readonly clear: Locator;
  readonly seeAll: Locator;

  constructor(private readonly page: Page, locale: Locale = 'en') {
    this.text = texts[locale];
    this.button = page.getByRole('navigation', { name: this.text.navbar }).getByRole('button', { name: this.text.search });
    this.modal = page.locator('.DocSearch-Modal');
    this.input = this.modal.locator('.DocSearch-Input');
    this.hits = this.modal.locator('.DocSearch-Hit');
    this.groups = this.modal.locator('.DocSearch-Hits');
    this.selected = this.modal.locator('.DocSearch-Hit[aria-selected="true"]');
    this.clear = this.modal.getByRole('button', { name: this.text.clear });
    this.seeAll = this.modal.locator('.DocSearch-HitsFooter').getByRole('link');
  }

  async open(): Promise<void> {
    await this.button.click();
    await expect(this.input).toBeFocused();
  }

  /** Opens the dialog and waits for the results of a query. */
  async search(query: string): Promise<void> {
    await this.open();
    await this.input.fill(query);
    await expect(this.hits.first()).toBeVisible();
  }

  async expectClosed(): Promise<void> {
    await expect(this.modal).toHaveCount(0);
  }

  /** The section of the start screen with this heading. */
  section(heading: string): Locator {
    return this.groups.filter({ has: this.page.locator('.DocSearch-Hit-source', { hasText: heading }) });
  }

  /** Addresses of the hits, in order. */
  urls(): Promise<string[]> {
    return this.hits.locator('a').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  }
}
