import { describe, expect, it } from 'vitest';
import { headings, images, leftovers } from './body';
import { problemsOf, PAGE, siteOf } from './small-site';
import type { Check } from './build';

const cases: [Check, [string, string, string[]][]][] = [
  [
    headings,
    [
      ['in order', '<h1>A</h1><h2>B</h2><h3>C</h3><h2>D</h2>', []],
      ['no h1', '<p>A</p>', ['h1 there are 0; expected 1']],
      ['h2 instead of h1', '<h2 id="b">B</h2>', ['h1 there are 0; expected 1', '#b comes before the heading of level 1']],
      ['two h1', '<h1>A</h1><h1>B</h1>', ['h1 there are 2; expected 1']],
      ['h2 first', '<h2 id="b">B</h2><h1>A</h1>', ['#b comes before the heading of level 1']],
    ],
  ],
  [
    images,
    [
      ['complete', '<img src="/a.svg" alt="A" width="1" height="1">', []],
      ['decoration', '<img src="/a.svg" alt="" width="1" height="1">', []],
      ['without size', '<img id="i" src="/a.svg" alt="A">', ['#i has no width, height']],
    ],
  ],
  [
    leftovers,
    [
      ['none', '<p>Undefined behaviour</p><pre>undefined</pre><code>x = undefined</code>', []],
      ['variable in text', '<p>Use {brand.product}.</p>', ['…<p>Use {brand.product}.</p>… "{brand." is left on the page']],
      ['variable in code', '<pre>{reader.bucket}</pre>', ['…<pre>{reader.bucket}</pre>… "{reader." is left on the page']],
      ['object', '<p>[object Object]</p>', ['…<p>[object Object]</p>… "[object Object]" is left on the page']],
      ['undefined in text', '<p id="a">Hello undefined</p>', ['#a "undefined" is left on the page']],
      ['undefined in an attribute', '<p id="a" class="card undefined"></p>', ['#a "undefined" is left on the page']],
      ['undefined in an address', '<a id="a" href="/undefined/x"></a>', ['#a "undefined" is left on the page']],
    ],
  ],
];

describe.each(cases.map(([check, table]) => ({ name: check.name, check, table })))('$name', ({ check, table }) => {
  it.each(table)('%s', (_case, body, expected) => {
    expect(problemsOf(check, siteOf({ [PAGE]: body }))).toEqual(expected);
  });
});
