import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { partsOfPage, partsOfMarkdown } from './read-back';

const page = (body: string) => partsOfPage(load(`<nav><h2>Frame</h2></nav><div class=markdown>${body}</div>`));

describe('partsOfPage', () => {
  it.each([
    ['headings', '<h1>Lock</h1><h2>Set <code>it</code><a class=hash-link>#</a></h2>', { headings: ['1 Lock', '2 Set it'] }],
    ['cells', '<table><tr><th>Key<td>A\n C</table>', { cells: ['Key', 'A C'] }],
    ['formulas', '<table><tr><td><span class=katex><i>N</i><annotation>N_o</annotation></span></table>', { cells: ['N_o'] }],
    ['code', '<figure data-language=bash><pre>ls <b>-l</b>\n</pre></figure><pre>x</pre>', { codes: ['bash\nls -l', '\nx'] }],
  ])('finds %s', (_case, html, expected) => {
    expect(page(html)).toEqual({ headings: [], cells: [], codes: [], ...expected });
  });
});

describe('partsOfMarkdown', () => {
  it('finds the same, links and HTML', () => {
    const markdown = '# Lock\n\n| Key | `a` |\n| - | - |\n| $N_o$ | [x](/y) |\n\n```bash\nls -l\n```\n\n<b>x</b>\n';
    expect(partsOfMarkdown(markdown)).toEqual({
      headings: ['1 Lock'],
      cells: ['Key', 'a', 'N_o', 'x'],
      codes: ['bash\nls -l'],
      links: ['/y'],
      html: ['<b>', '</b>'],
    });
  });
});
