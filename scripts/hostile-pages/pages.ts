/** Pages that a stranger might send: what each contains, and what the build says of it. */

/** Name, body of the page, and the place with the beginning of the message. */
type Hostile = readonly [name: string, body: string, message: string];

/** Lines before the body in the file of each case. */
const FIRST = 5;
const at = (message: string, column = 1, line = 0): string => `${FIRST + line}:${column}: ${message}`;

/** Front matter of every case whose hostile part is in the body. */
export const MATTER = '---\ntitle: Hostile page\ndescription: A page that tries to do more than a page may do.\n---\n';

/** What would run in the builder's process, if it ran at all: the test looks for this name. */
const DEED = '(globalThis.deed=1)';
const SCRIPT = '<script>alert(1)</script>';

export const HOSTILE_BODIES: readonly Hostile[] = [
  // Elements that only transforms write, and every other name.
  ['highlighted code', `<CodeBlock html="${SCRIPT}" />`, at('element <CodeBlock>')],
  ['a mark', '<CodeBlock testedOn="2026-11-25" testedWith="Ceph RADOS Gateway 99.9" />', at('element <CodeBlock>')],
  [
    'a mark around code',
    '<CodeBlock testedOn="2026-11-25" testedWith="Ceph">\n\n```bash\nls\n```\n\n</CodeBlock>',
    at('element <CodeBlock>'),
  ],
  ['a drawing', '<Diagram html="<style>body{display:none}</style>" />', at('element <Diagram>')],
  ['code with values', `A <CodeWithValues html="${SCRIPT}" />`, at('element <CodeWithValues>', 3)],
  ['an access table with a mark', '<AccessTable caption="x" testedOn="2026-11-25" testedWith="Ceph" />', at('element <AccessTable>')],
  ['a value to copy', '<CopyValue value="x" />', at('element <CopyValue>')],
  ['a region', '<ScrollRegion kind="table" />', at('element <ScrollRegion>')],
  ['a term', 'A <Term id="a" name="b" definition="c">d</Term>', at('element <Term>', 3)],
  ['rows of operations', '<OperationRow name="x" />', at('element <OperationRow>')],
  ['an element of the wrapper', '<wrapper />', at('element <wrapper>')],
  ['an admonition as an element', '<admonition type="note" title="x" />', at('element <admonition>')],
  ['the title of an admonition', '<mdxAdmonitionTitle />', at('element <mdxAdmonitionTitle>')],
  ['details of the framework', '<Details summary="x" />', at('element <Details>')],
  ['the head of the page', '<head><meta httpEquiv="refresh" content="0;url=https://evil.example" /></head>', at('element <head>')],
  ['the head as a component', '<Head><title>x</title></Head>', at('element <Head>')],
  ['a member of an object', '<React.Fragment />', at('element <React.Fragment>')],
  ['a member of a component', '<Tabs.Provider />', at('element <Tabs.Provider>')],
  ['this', '<this.props.x />', at('element <this.props.x>')],
  ['a name of every object', '<constructor />', at('element <constructor>')],
  ['a namespace', '<svg:script />', at('element <svg:script>')],
  ['a fragment', '<>x</>', at('element <>')],
  ['an element of its own', '<x-y />', at('element <x-y>')],
  ['a part in a sentence', 'See <Part of="x" /> here.', at('element <Part>', 5)],
  // HTML.
  ['a script', SCRIPT, at('element <script>')],
  ['a script of another host', '<script src="https://evil.example/a.js"></script>', at('element <script>')],
  ['a style', '<style>x</style>', at('element <style>')],
  ['a frame', '<iframe src="https://evil.example" />', at('element <iframe>')],
  ['a form', '<form action="https://evil.example"><input name="key" /></form>', at('element <form>')],
  ['an image', '<img src="x" />', at('element <img>')],
  ['a drawing with a handler', '<svg onload="alert(1)" />', at('element <svg>')],
  ['a link', '<a href="javascript:alert(1)">x</a>', at('element <a>')],
  ['the base of addresses', '<base href="https://evil.example/" />', at('element <base>')],
  ['an object', '<object data="data:text/html,x" />', at('element <object>')],
  ['maths', '<math><maction actiontype="statusline">x</maction></math>', at('element <math>')],
  ['an element in a cell', '| a |\n|---|\n| <iframe src="x" /> |', at('element <iframe>', 3, 2)],
  ['an element in a footnote', 'a[^1]\n\n[^1]: <iframe src="x" />', at('element <iframe>', 7, 2)],
  ['an element in a quotation', '> <iframe src="x" />', at('element <iframe>', 3)],
  ['an element in an admonition', ':::note\n\n<iframe src="x" />\n\n:::', at('element <iframe>', 1, 2)],
  ['an element in the title of an admonition', ':::note[a <iframe src="x" />]\n\nb\n\n:::', at('element <iframe>', 11)],
  ['an element in a heading', '## a <iframe src="x" /> {#a}', at('element <iframe>', 6)],
  ['an element in a tab', '<Tabs>\n<TabItem value="a" label="a">\n\n<style>x</style>\n\n</TabItem>\n</Tabs>', at('element <style>', 1, 3)],
  ['an element in a link', '[a <iframe src="x" />](https://arnia.example)', at('element <iframe>', 4)],
  // Attributes.
  ['a handler', '<span onClick="alert(1)">x</span>', at('attribute onClick')],
  ['a style of an element', '<span style="color:red">x</span>', at('attribute style')],
  ['a class', '<span className="hidden">x</span>', at('attribute className')],
  ['raw HTML', '<span dangerouslySetInnerHTML={{__html: "<b>"}} />', at('attribute dangerouslySetInnerHTML')],
  ['children as an attribute', '<span children="x" />', at('attribute children')],
  ['a reference', '<span ref="x" />', at('attribute ref')],
  ['an attribute of every object', '<span constructor="x" />', at('attribute constructor')],
  ['raw HTML of a permitted component', `<TabItem value="a" label="a" html="${SCRIPT}" />`, at('attribute html')],
  ['a mark of a permitted component', '<Glossary area="storage" testedOn="2026-11-25" />', at('attribute testedOn')],
  ['another address of a component', '<Tabs groupId="a" href="javascript:alert(1)" />', at('attribute href')],
  ['an attribute of a line break', 'a<br id="x" />b', at('attribute id', 2)],
  ['an expression as an attribute', `<TabItem value={${DEED}} label="a" />`, at(`expression value={${DEED}}`)],
  ['a spread', `<span {...{id: ${DEED}}} />`, at('expression {...{id:')],
  ['an element as an attribute', '<TabItem value="a" label=<b/> />', 'Unexpected character `<`'],
  ['an attribute without a value', '<span id />', at('expression id=')],
  // Expressions and modules.
  ['an expression', `{${DEED}}`, at(`expression {${DEED}}`)],
  ['an expression in a sentence', `a {${DEED}} b`, at(`expression {${DEED}}`, 3)],
  ['an expression in a cell', `| a |\n|---|\n| {${DEED}} |`, at('expression', 3, 2)],
  ['an expression in a heading', `## a {${DEED}} {#a}`, at('expression', 6)],
  ['an expression behind a comment', `{/* a */ ${DEED}}`, at('expression {/* a */')],
  ['an expression around a variable', '{brand.product + 1}', at('expression {brand.product + 1}')],
  ['a template', '{`${globalThis.deed=1}`}', at('expression {`')],
  [
    'an expression that reads as a comment without the marks of values',
    '{/\u{E000}* a/.constructor.constructor("globalThis.deed=1")()/* */}',
    at('expression {/* a/'),
  ],
  ['an import', "import fs from 'node:fs'", at(`"import fs from 'node:fs'" is code`)],
  ['an export', `export const a = ${DEED}`, at('"export const a')],
  ['the layout of the page', 'export default ({children}) => null', at('"export default')],
  ['another page as a module', "import A from './cors.md'\n\n<A />", at(`"import A from './cors.md'" is code`)],
  ['a block that the framework unwraps', `\`\`\`mdx-code-block\n{${DEED}}\n\`\`\``, at('expression')],
  // Addresses.
  ['a script', '[a](javascript:alert(1))', at('link to "javascript:alert(1)"')],
  ['a script in capitals', '[a](JaVaScRiPt:alert(1))', at('link to "JaVaScRiPt')],
  ['a script with references', '[a](java&#115;cript&colon;alert(1))', at('link to "javascript:alert(1)"')],
  ['a script with a tab', '[a](<java&Tab;script:alert(1)>)', at('link to "java\\tscript')],
  ['a script behind a control character', '[a](<&#1;javascript:alert(1)>)', at('link to "\u{FFFD}javascript')],
  ['a script with a mark of values', '[a](java\u{E000}script:alert(1))', at('link to "javascript:')],
  ['a script in Basic', '[a](vbscript:x)', at('link to "vbscript:x"')],
  ['data', '[a](data:text/html,x)', at('link to "data:text/html,x"')],
  ['a file', '[a](file:///etc/passwd)', at('link to "file:')],
  ['a blob', '[a](blob:https://arnia.example/x)', at('link to "blob:')],
  ['a script behind the prefix of the framework', '[a](pathname:///javascript:alert(1))', at('link to "pathname:')],
  ['a script in a definition', '[a][b]\n\n[b]: javascript:alert(1)', at('link to "javascript:alert(1)"', 1, 2)],
  ['a script in a definition that nothing uses', 'a\n\n[b]: javascript:alert(1)', at('link to', 1, 2)],
  ['a script in a footnote', 'a[^1]\n\n[^1]: [b](javascript:alert(1))', at('link to', 7, 2)],
  ['a script in the title of an admonition', ':::note[[a](javascript:alert(1))]\n\nb\n\n:::', at('link to', 9)],
  ['a script in a tab', '<Tabs>\n<TabItem value="a" label="a">\n\n[a](javascript:alert(1))\n\n</TabItem>\n</Tabs>', at('link to', 1, 3)],
  ['another host without a scheme', '[a](//evil.example)', at('link to "//evil.example"')],
  ['another host with backslashes', '[a](<https:\\\\\\evil.example>)', at('link to')],
  ['a file of the project', '[a](@site/package.json)', at('link to "@site/package.json"')],
  ['a file of the builder', '[a](../../../../../../etc/passwd)', at('link to')],
  ['a file beside the page', '[a](./cors.yaml)', at('link to "./cors.yaml"')],
  ['a file above the static files', '[a](/../package.json)', at('link to "/../package.json"')],
  ['a file above the static files, encoded', '[a](/%2e%2e/package.json)', at('link to "/%2e%2e/package.json"')],
  ['a loader of the bundler', '![a](!!raw-loader!../../package.json)', at('image "!!raw-loader!')],
  ['an image of another host', '![a](https://evil.example/pixel.png)', at('image "https://evil.example/pixel.png"')],
  ['an image as a script', '![a](javascript:alert(1))', at('image "javascript:alert(1)"')],
  ['an image as data', '![a](data:image/svg+xml,x)', at('image "data:')],
  ['an image of the builder', '![a](../../../../../root/secret.png)', at('image "../')],
  ['an image by reference', '![a][b]\n\n[b]: https://evil.example/pixel.png', at('image [b]')],
  // What transforms read.
  ['an admonition with an address', ':::note{#a onclick="alert(1)"}\n\nb\n\n:::', at('attributes of :::note')],
  ['an admonition with a title in attributes', ':::note{title="<b>"}\n\nb\n\n:::', at('attributes of :::note')],
  ['a title that ends its text in a module', `# a \\\\\\\\'+${DEED}+'`, at('backslash in a heading of level 1')],
  ['a mark in an info string', '```bash testedOn="2026-11-25" testedWith="Ceph"\nls\n```', 'unknown word testedOn'],
  ['highlighted code in an info string', '```bash html="<b>"\nls\n```', 'unknown word html'],
  ['a language of every object', '```constructor\nls\n```', 'unknown language constructor'],
  ['a language with markup', '```"><img\nls\n```', 'unknown language "><img'],
  ['an area of every object', '<Glossary area="constructor" />', 'no area constructor'],
  ['a table of every object', '<WorkedTable of="constructor" />', 'expected one of'],
  ['a diagram with an unknown key', '```diagram\ntitle: a\nhtml: <script>\n```', 'diagram'],
];

/** Whole files: what is hostile is read before the body. */
export const HOSTILE_FILES: readonly Hostile[] = [
  ['front matter that is a program', `---js\n{ title: ${DEED} }\n---\n\na\n`, '1:1: front matter is not YAML'],
  ['a program behind another blank', `---\u00a0js\n{ title: ${DEED} }\n---\n\na\n`, '1:1: front matter is not YAML'],
  ['a program behind a byte order mark', `\ufeff--- javascript\n{ title: ${DEED} }\n---\n\na\n`, '1:1: front matter is not YAML'],
  ['a title that ends its text in a module', `---\ntitle: "\\\\\\\\'+${DEED}+'"\n---\n\na\n`, '2:1: backslash in title'],
  ['an alias that ends its text in a module', `---\ntitle: a\nlabels: ["\\\\\\\\'+${DEED}+'"]\n---\n\na\n`, '3:1: backslash in labels'],
  ['HTML instead of MDX', `---\ntitle: a\nmdx:\n  format: md\n---\n\n${SCRIPT}\n`, '3:1: front matter has mdx'],
  ['HTML instead of MDX, in the body', `---\ntitle: a\nmdx:\n  format: md\n---\n\n${SCRIPT}\n`, '7:1: HTML <script>'],
  ['another address to edit', '---\ntitle: a\ncustom_edit_url: javascript:alert(1)\n---\n\na\n', '3:1: front matter has custom_edit_url'],
  ['another picture', '---\ntitle: a\nimage: https://evil.example/a.png\n---\n\na\n', '3:1: front matter has image'],
  ['another next page', '---\ntitle: a\npagination_next: null\n---\n\na\n', '3:1: front matter has pagination_next'],
  ['another id', '---\ntitle: a\nid: cors\n---\n\na\n', '3:1: front matter has id'],
  [
    'values for the sidebar',
    '---\ntitle: a\nsidebar_custom_props: { href: "javascript:alert(1)" }\n---\n\na\n',
    '3:1: front matter has sidebar_custom_props',
  ],
  ['a class in the sidebar', '---\ntitle: a\nsidebar_class_name: hidden\n---\n\na\n', '3:1: front matter has sidebar_class_name'],
];

/** Pages that are compiled, and what must not be in the module. */
export const HARMLESS: readonly (readonly [name: string, body: string, forbidden: RegExp])[] = [
  ['markup in code', `\`\`\`xml\n${SCRIPT}\n\`\`\``, /<script/],
  ['markup in the title of a block', '```bash title="<img src=x onerror=alert(1)>"\nls\n```', /createElement\("img|_jsx\("img/],
  [
    'markup in a diagram',
    '```diagram\ntitle: "<script>1</script>"\ndescription: "<img src=x>"\nlanes:\n  - items: [{id: a, shape: box, label: "<script>"}]\n  - items: [{id: b, shape: hex, label: "</svg>"}]\nlinks:\n  - {from: a, to: b}\n```',
    /html: "[^"]*(?:<script|<img|<\/svg><\/)/,
  ],
  ['a comment', 'a {/* globalThis.deed=1 */} b\n\n<!-- <script>alert(1)</script> -->', /<script|\{globalThis/],
  ['a heading with an odd id', '## a {#__docusaurus"src="x}', /src:/],
  ['directives of no admonition', ':a[b]{onclick=alert(1)}\n\n::a{onclick=alert(1)}', /onclick[^"=]*:/],
  ['tabs with markup as labels', '<Tabs>\n<TabItem value="a" label="&lt;img src=x&gt;">\n\na\n\n</TabItem>\n</Tabs>', /_jsx\("img/],
  ['a script in a formula', '$$\\href{javascript:alert(1)}{x}$$', /href:/],
  ['a class in a formula', '$$\\htmlClass{own-address}{x}$$', /className: "own-address"/],
  ['a style in a formula', '$$\\htmlStyle{color: red}{x}$$', /\bstyle: [{"]/],
  ['data in a formula', '$$\\htmlData{theme=dark}{x}$$', /data-theme/],
  ['an image in a formula', '$$\\includegraphics{https://evil.example/a.png}$$', /src:/],
];
