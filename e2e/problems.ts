/** What must not happen in any test: an error on the console, an exception, a request to another host. */
import { expect, type BrowserContext } from '@playwright/test';

export class Problems {
  private readonly seen: string[] = [];
  private readonly expected: RegExp[] = [];

  /**
   * @param hosts the servers under test, as `host:port`
   */
  constructor(context: BrowserContext, hosts: readonly string[]) {
    context.on('console', (message) => {
      // A browser with a window asks for it where a document, such as a text, names no icon.
      const isIcon = message.location().url.endsWith('/favicon.ico');
      if (message.type() === 'error' && !isIcon) this.seen.push(`console: ${message.text()}`);
    });
    context.on('weberror', (error) => this.seen.push(`exception: ${error.error().message}`));
    context.on('request', (request) => {
      const { protocol, host } = new URL(request.url());
      if (/^(?:https?|wss?):$/.test(protocol) && !hosts.includes(host)) this.seen.push(`request to another host: ${request.url()}`);
    });
  }

  /** Announces a problem that belongs to the test; it must then really happen. */
  expect(pattern: RegExp): void {
    this.expected.push(pattern);
  }

  /** Fails on a problem that nobody expected, and on an expected one that stayed away. */
  settle(): void {
    expect
      .soft(
        this.seen.filter((problem) => !this.expected.some((pattern) => pattern.test(problem))),
        'problems that nobody expected',
      )
      .toEqual([]);
    expect
      .soft(
        this.expected.filter((pattern) => !this.seen.some((problem) => pattern.test(problem))).map(String),
        'expected problems that did not happen',
      )
      .toEqual([]);
  }
}
