/** What must not happen in any test: an error on the console, an exception, a request to another host. */
import { expect, type BrowserContext } from '@playwright/test';

export class Problems {
  private readonly seen: string[] = [];
  private readonly expected: RegExp[] = [];

  /**
   * @param hosts the servers under test, as `host:port`
   * @param absent addresses that may be asked for and that nothing answers, as where a reader's blocker stops them. A route that
   * answered would be worse: it switches off the browser's cache and what it fetches ahead.
   */
  constructor(context: BrowserContext, hosts: readonly string[], absent: readonly string[]) {
    context.on('console', (message) => {
      const { url } = message.location();
      // A browser with a window asks for it where a document, such as a text, names no icon.
      const isIcon = url.endsWith('/favicon.ico');
      if (message.type() === 'error' && !isIcon && !absent.includes(url)) this.seen.push(`console: ${message.text()}`);
    });
    context.on('weberror', (error) => this.seen.push(`exception: ${error.error().message}`));
    context.on('request', (request) => {
      const { protocol, host, href } = new URL(request.url());
      if (absent.includes(href)) return;
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
