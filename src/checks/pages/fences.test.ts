import { describe, expect, it } from 'vitest';
import { nodesOf } from '../../content';
import { fences } from './code-blocks';
import { pageOf, problemsOf } from './testing/pages';

const nested = (text: string, by: string): string =>
  text
    .split('\n')
    .map((line) => (line === '' ? '' : by + line))
    .join('\n');
const BLOCK = '```bash run title="a b"\necho {brand.name}\n\n  indented\n```';

describe('a page is read as it is shown', () => {
  it.each([
    ['in the text', `# A {#a}\n\n${BLOCK}\n\n## B\n\n${BLOCK}\n\n### C {#c}\n\n${BLOCK}`],
    ['in a list', `1. One.\n\n${nested(BLOCK, '   ')}\n\n   Then.\n\n   - Two.\n\n${nested(BLOCK, '     ')}\n`],
    ['as the first of an item', `- ${nested(BLOCK, '  ').trimStart()}\n\n1. - ${nested(BLOCK, '     ').trimStart()}`],
    ['in tabs and admonitions', `<Tabs>\n<TabItem value="a">\n\n${BLOCK}\n</TabItem>\n</Tabs>\n\n:::note\n\n${BLOCK}\n:::`],
    ['indented in an element', `<details>\n    <summary>s</summary>\n\n${nested(BLOCK, '    ')}\n</details>`],
    ['longer fences around others', `\`\`\`\`md\n${BLOCK}\n# not a heading\n\`\`\`\`\n\n${BLOCK}`],
    ['tildes', '~~~text\n```\n~~~~'],
    ['a shell comment', '## A {#a}\n\n```bash run\n# not a heading\n```\n\n```bash run\nx\n```'],
    ['without a language, and empty', '```\n```\n\n```   \n\n```'],
    ['code between words', 'Write ```three``` marks.\n\n```not `a fence` ```\n'],
    ['what stands in front matter', `---\ntitle: x\ndescription: |\n  \`\`\`bash\n---\n\n${BLOCK}`],
    ['to the end of the page', '```bash run\nx'],
  ])('%s', (_case, source) => {
    const page = pageOf(source);
    expect(page.fences).toHaveLength(nodesOf(page.tree, 'code').length);
    expect(problemsOf(fences, page)).toEqual([]);
  });
});

it.each([
  ['a block in a quotation', `> ${nested(BLOCK, '> ').slice(2)}`, 1],
  ['a block that its list item ends', 'x\n\n- a\n\n  ```text\n  a\n\nb\n', 5],
])('reports %s', (_case, source, line) => {
  expect(problemsOf(fences, pageOf(source))).toEqual([expect.stringContaining(`${line} the test reads this code block differently`)]);
});
