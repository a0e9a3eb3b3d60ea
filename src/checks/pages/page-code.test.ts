import { expect, it } from 'vitest';
import { pageCode } from './sources';
import { pageOf, problemsOf } from './testing/pages';

it.each([
  ['variables', 'In {brand.product} and `{reader.bucket}`.'],
  ['an unknown variable, which another check tells', 'In {brand.nothing}.'],
  ['a comment', 'a {/* process.env */} b'],
  ['braces of code and escaped ones', '`{process.env.HOME}` and \\{globalThis\\}'],
  ['a script that is shown', '```html\n<script>alert(1)</script>\n```'],
  ['soft hyphens and joiners', 'Object\u00adstorage \u{1F468}\u200d\u{1F469}'],
  ['components and small elements', '<Tabs groupId="os">\n<TabItem value="a" label="A">\n\n<span id="x">x</span>\n\n</TabItem>\n</Tabs>'],
])('accepts %s', (_case, text) => {
  expect(problemsOf(pageCode, pageOf(`${text}\n`))).toEqual([]);
});

it.each([
  ['an inline script', '<script>alert(1)</script>', 'UsageEstimate, WorkedTable, If, Part'],
  ['a script of another host', '<script src="https://evil.example/a.js"></script>', '3 element <script>'],
  ['a frame', 'Text <iframe src="https://evil.example"></iframe>', '3 element <iframe>'],
  ['styles', '<style>{`a {}`}</style>', '3 element <style>'],
  ['an image with a handler', '<img src="x" onerror="alert(1)" />', '3 element <img>'],
  ['a handler on a permitted element', '<span onClick="alert(1)">x</span>', '3 attribute onClick'],
  ['raw HTML in an attribute', '<span dangerouslySetInnerHTML={{__html: "<b>"}} />', '3 attribute dangerouslySetInnerHTML'],
  ['an expression in an attribute', '<TabItem value={process.env.HOME} label="A">x</TabItem>', '3 expression value={process.env.HOME}'],
  ['a spread', '<span {...globalThis} />', '3 expression {...globalThis} in an element'],
  ['the environment', 'Text {globalThis.process?.env?.HOME}', '3 expression {globalThis.process?.env?.HOME}'],
  ['the environment on a line of its own', '{process.env.HOME}', '3 expression {process.env.HOME}'],
  ['code behind a comment', '{/* a */ process.env.HOME /* b */}', '3 expression {/* a */ process'],
  ['code behind a variable', '{brand.product + process.env.HOME}', '3 expression {brand.product + process'],
  ['a mark of direction in a command', '```bash\nls \u202e\n```', '3 invisible character U+202E'],
  ['a mark of direction as a reference', 'a &#x202E; b', '3 invisible character U+202E'],
  ['a mark of direction in an address', '[a](https://arnia.example/\u2066x)', '3 invisible character U+2066'],
  ['a mark of direction in an attribute', '<span id="a\u2067" />', '3 invisible character U+2067'],
  ['an invisible space in a name', 'a `--en\u200bdpoint-url`', '3 invisible character U+200B'],
  ['an unknown admonition', ':::attention\n\nText.\n\n:::', '3 unknown admonition :::attention — write note, tip, warning, or danger'],
  ['an import', "import fs from 'node:fs'", `3 "import fs from 'node:fs'" is code`],
  ['an export', 'export const home = process.env.HOME', '3 "export const home'],
])('refuses %s', (_case, text, message) => {
  expect(problemsOf(pageCode, pageOf(`\n\n${text}\n`)).join('\n')).toContain(message);
});
