import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import remarkAddresses from './remark-addresses';

const parser = unified().use(remarkParse).use(remarkGfm);

function classOf(source: string): unknown {
  const tree: Root = parser.parse(source);
  remarkAddresses()(tree);
  const found: unknown[] = [];
  visit(tree, 'link', ({ data }) => void found.push(data?.hProperties?.className));
  return found[0];
}

describe('remarkAddresses', () => {
  it.each([
    ['its address as its text', '[https://console.example.com](https://console.example.com)', ['own-address']],
    ['an address alone', 'At https://console.example.com/path.', ['own-address']],
    ['a name', '[the console](https://console.example.com)', undefined],
    ['a part of the address', '[console.example.com](https://console.example.com)', undefined],
  ])('%s', (_case, source, expected) => {
    expect(classOf(source)).toEqual(expected);
  });
});
