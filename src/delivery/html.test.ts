import { describe, expect, it } from 'vitest';
import { deliver } from './html';

const delivery = {
  styles: { of: () => 'p{color:red}' },
  first: 'start()',
  chunks: ['/assets/js/5.1a.js', '/assets/js/6.2b.js'],
  comforts: '/assets/js/page.1.js',
};
const page = (head: string): string => `<!doctype html><html><head>${head}</head><body><p>x</body>`;
const STYLES = '<link rel=stylesheet href=/assets/css/styles.5fd0.css />';
const SCRIPTS = '<script src=/assets/js/runtime~main.50.js defer></script><script src=/assets/js/main.1f.js defer></script>';

describe('deliver', () => {
  it('puts the styles into the page and lets the page start the application', () => {
    expect(deliver(page(STYLES + SCRIPTS), delivery)).toBe(
      page(
        '<style>p{color:red}</style>' +
          '<script data-scripts="/assets/js/runtime~main.50.js /assets/js/main.1f.js" data-chunks="/assets/js/5.1a.js /assets/js/6.2b.js" data-styles="/assets/css/styles.5fd0.css">start()</script>' +
          '<script src="/assets/js/page.1.js" defer></script>',
      ),
    );
  });

  it('writes dollar signs of styles as they are', () => {
    expect(deliver(page(STYLES + SCRIPTS), { ...delivery, styles: { of: () => "a{content:'$&'}" } })).toContain("a{content:'$&'}");
  });

  it('leaves a redirect alone', () => {
    expect(deliver(page('<meta http-equiv=refresh content=0>'), delivery)).toBeUndefined();
  });

  it.each([
    ['without a style sheet', SCRIPTS],
    ['with one script', STYLES + '<script src=/assets/js/main.1f.js defer></script>'],
  ])('refuses a page %s', (_, head) => {
    expect(() => deliver(page(head), delivery)).toThrow(/expected one style sheet and two scripts/);
  });
});
