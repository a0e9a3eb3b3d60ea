/** The site's style sheet, and the part of it that one page needs. */
import postcss, { type AtRule, type ChildNode, type Container, type Declaration, type Rule } from 'postcss';
import { namesIn } from './names';
import { parseSelectors, type SelectorText } from './selector';

interface Value {
  readonly property: string;
  readonly text: string;
  /** Custom properties that it asks for. */
  readonly asks: readonly string[];
}

/** Something between braces, with the at-rules around it, outermost first. */
interface Block {
  readonly context: readonly string[];
  /** Empty for an at-rule without selectors. */
  readonly selectors: readonly SelectorText[];
  readonly values: readonly Value[];
  /** Of an at-rule that stays whole, such as `@font-face`. */
  readonly whole?: { readonly text: string; readonly keyframes?: string };
}

const customProperties = (text: string): string[] => [...text.matchAll(/--[\w-]+/g)].map(([name]) => name);
const readValue = (declaration: Declaration): Value => ({
  property: declaration.prop,
  text: declaration.toString(),
  asks: customProperties(declaration.value),
});

const isRule = (node: ChildNode): node is Rule => node.type === 'rule';
const isAtRule = (node: ChildNode): node is AtRule => node.type === 'atrule';
const GROUPS = ['layer', 'media', 'supports', 'container'];

function readBlocks(container: Container, context: readonly string[]): Block[] {
  return (container.nodes ?? []).flatMap((node): Block[] => {
    if (isRule(node)) {
      const values = node.nodes.filter((child): child is Declaration => child.type === 'decl').map(readValue);
      return [{ context, selectors: parseSelectors(node.selector), values }];
    }
    if (!isAtRule(node)) return [];
    if (GROUPS.includes(node.name) && node.nodes !== undefined) return readBlocks(node, [...context, `@${node.name} ${node.params}`]);
    const end = node.nodes === undefined ? ';' : '';
    const keyframes = node.name.endsWith('keyframes') ? node.params : undefined;
    return [{ context, selectors: [], values: [], whole: { text: node.toString() + end, keyframes } }];
  });
}

/** Blocks as text; what has the same at-rules around it stands in them together. */
function write(blocks: readonly { context: readonly string[]; text: string }[]): string {
  let css = '';
  let open: readonly string[] = [];
  for (const { context, text } of [...blocks, { context: [], text: '' }]) {
    let shared = 0;
    while (shared < open.length && open[shared] === context[shared]) shared += 1;
    css += '}'.repeat(open.length - shared);
    for (const atRule of context.slice(shared)) css += `${atRule}{`;
    css += text;
    open = context;
  }
  return css;
}

/** A block of the page with the selectors that match there. */
interface Kept {
  readonly block: Block;
  readonly selectors: readonly string[];
}

/** Custom properties that the page's values ask for, and those that these ask for in turn. */
function neededProperties(kept: readonly Kept[], html: string): Set<string> {
  const definitions = new Map<string, string[]>();
  const needed = new Set<string>();
  const queue = customProperties(html);
  for (const { property, asks } of kept.flatMap(({ block }) => block.values)) {
    if (property.startsWith('--')) definitions.set(property, [...(definitions.get(property) ?? []), ...asks]);
    else queue.push(...asks);
  }
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    if (needed.has(name)) continue;
    needed.add(name);
    queue.push(...(definitions.get(name) ?? []));
  }
  return needed;
}

/** Text of a block without the custom properties that nobody asks for; empty when nothing is left. */
function textOf({ block, selectors }: Kept, needed: ReadonlySet<string>): string {
  if (block.whole) return block.whole.text;
  const values = block.values.filter(({ property }) => !property.startsWith('--') || needed.has(property));
  return values.length === 0 ? '' : `${selectors.join(',')}{${values.map(({ text }) => text).join(';')}}`;
}

export class StyleSheet {
  private readonly blocks: readonly Block[];

  /** @param css the style sheet that the bundler wrote, without nesting @throws Error when it cannot be read */
  constructor(css: string) {
    this.blocks = readBlocks(postcss.parse(css), []);
  }

  /**
   * The rules that a page needs, in their order.
   * @param html the page
   * @param later names (`.class`) that scripts give to its elements before the application runs
   */
  of(html: string, later: readonly string[]): string {
    const names = namesIn(html);
    for (const name of later) names.add(name);
    const kept: Kept[] = [];
    for (const block of this.blocks) {
      const selectors = block.selectors.filter(({ mayMatch }) => mayMatch(names)).map(({ text }) => text);
      if (block.whole || selectors.length > 0) kept.push({ block, selectors });
    }
    const animations = new Set(
      kept.flatMap(({ block }) =>
        block.values.filter(({ property }) => /^(-\w+-)?animation/.test(property)).flatMap(({ text }) => text.split(/[\s:,;]+/)),
      ),
    );
    const needed = neededProperties(kept, html);
    const used = kept.filter(({ block }) => block.whole?.keyframes === undefined || animations.has(block.whole.keyframes));
    const texts = used.map((one) => ({ context: one.block.context, text: textOf(one, needed) }));
    return write(texts.filter(({ text }) => text !== ''));
  }
}
