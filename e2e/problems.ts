/** Problems that must not occur in any test: a console error, an exception, a request to another host. */
import { expect, type BrowserContext } from '@playwright/test';

export class Problems {
  private readonly seen: string[] = [];
  private readonly expected: RegExp[] = [];

  /**
   * @param hosts the servers under test, as `host:port`
   * @param absent addresses that may be requested and don't respond, as if a reader's blocker stopped the requests. A route that responded
   * would be worse, because it disables the browser's cache and its prefetching.
   */
  constructor(context: BrowserContext, hosts: readonly string[], absent: readonly string[]) {
    context.on('console', (message) => {
      const { url } = message.location();
      // A browser with a window requests it if a document, such as a text file, has no icon.
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

  /** Announces a problem that is part of the test. It must then really occur. */
  expect(pattern: RegExp): void {
    this.expected.push(pattern);
  }

  /** Fails on an unexpected problem, and on an expected one that didn't occur. */
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
