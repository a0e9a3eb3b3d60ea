/** Page object for the search dialog. The classes with DocSearch in their name are a stable part of its interface. */
import { expect, type Locator, type Page } from '@playwright/test';
import { texts, type Locale, type Texts } from './texts';

/** Address pattern for the embedded index, and for the small index that answers first. */
export const INDEX = /\/search\/index\.\w+(?:-first)?\.\w+\.json/;
export const WHOLE_INDEX = /\/search\/index\.\w+\.\w+\.json/;

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
  readonly suggestions: Locator;

  constructor(
    private readonly page: Page,
    locale: Locale = 'en',
  ) {
    this.text = texts[locale];
    this.button = page.getByRole('navigation', { name: this.text.navbar }).getByRole('button', { name: this.text.search, exact: true });
    this.modal = page.getByRole('dialog', { name: this.text.placeholder });
    this.input = this.modal.locator('.DocSearch-Input');
    this.hits = this.modal.locator('.DocSearch-Hit');
    this.groups = this.modal.locator('.DocSearch-Hits');
    this.selected = this.modal.locator('.DocSearch-Hit[aria-selected="true"]');
    this.clear = this.modal.getByRole('button', { name: this.text.clear });
    this.seeAll = this.modal.getByRole('link', { name: new RegExp(this.text.seeAll.replace('{count}', '[\\d.,]+')) });
    this.suggestions = this.modal.locator('.search-message li button');
  }

  async open(): Promise<void> {
    await this.button.click();
    await expect(this.input).toBeFocused();
  }

  /** Opens the dialog and waits for a query's results. */
  async search(query: string): Promise<void> {
    await this.open();
    await this.input.fill(query);
    await expect(this.hits.first()).toBeVisible();
    await this.expectSettled();
  }

  /** Waits until the newest search has been answered. Before that, DocSearch may move the selection back to the first hit. */
  async expectSettled(): Promise<void> {
    await expect(this.page.locator('.search-panel')).toHaveAttribute('data-status', 'idle');
  }

  async expectClosed(): Promise<void> {
    await expect(this.modal).toHaveCount(0);
  }

  /** A text that the reader can see. DocSearch also contains hidden text. */
  says(text: string | RegExp): Locator {
    return this.modal.getByText(text).filter({ visible: true }).first();
  }

  noResultsFor(query: string): string {
    return `${this.text.noResultsFor} ${this.text.quoted.replace('{query}', query)}`;
  }

  /** The start screen section with this heading. */
  section(heading: string): Locator {
    return this.groups.filter({ has: this.page.locator('.DocSearch-Hit-source', { hasText: heading }) });
  }

  /** The hits' addresses, in order. */
  urls(): Promise<string[]> {
    return this.hits.locator('a').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  }
}
