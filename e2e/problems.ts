/** Problems that must not occur in any test: a console error, an exception, a request to another host. */
import { expect, type BrowserContext } from '@playwright/test';

export class Problems {
  private readonly seen: string[] = [];
  private readonly expected: RegExp[] = [];

  /**
   * @param hosts servers under test, as `host:port`
   * @param absent addresses that may be requested and don't respond, as if a reader's ad blocker stopped the requests. Responding through a
   * route would be worse, because a route disables the browser's cache and prefetching.
   */
  constructor(context: BrowserContext, hosts: readonly string[], absent: readonly string[]) {
    context.on('console', (message) => {
      const { url } = message.location();
      // A headed browser requests the icon if a document, such as a text file, doesn't specify one.
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

  /** Announces a problem that is part of the test. The test fails if the problem doesn't occur. */
  expect(pattern: RegExp): void {
    this.expected.push(pattern);
  }

  /** Fails if an unexpected problem occurred, or if an expected problem didn't. */
  settle(): void {
    expect
      .soft(
        this.seen.filter((problem) => !this.expected.some((pattern) => pattern.test(problem))),
        'unexpected problems',
      )
      .toEqual([]);
    expect
      .soft(
        this.expected.filter((pattern) => !this.seen.some((problem) => pattern.test(problem))).map(String),
        'expected problems that didn’t occur',
      )
      .toEqual([]);
  }
}
