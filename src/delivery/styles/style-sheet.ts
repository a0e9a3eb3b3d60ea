/** The site's style sheet, and the subset of it that a page needs. */
import postcss, { type AtRule, type ChildNode, type Container, type Declaration, type Rule } from 'postcss';
import { foldConstants } from './constants';
import { namesIn, parseSelectors, type SelectorText } from './selector';
import { restOf } from './split';

export interface Value {
  readonly property: string;
  readonly text: string;
  readonly asks: readonly string[];
}

/** A selector and its values, with the surrounding at-rules, outermost first. */
export interface Block {
  readonly context: readonly string[];
  /** The selector, which is absent for an at-rule. */
  readonly selector?: SelectorText;
  readonly values: readonly Value[];
  /** Set for an at-rule that is never split, such as `@font-face`. */
  readonly whole?: { readonly text: string; readonly keyframes?: string };
}

export const customProperties = (text: string): string[] => [...text.matchAll(/--[\w-]+/g)].map(([name]) => name);
const readValue = (declaration: Declaration): Value => ({
  property: declaration.prop,
  text: declaration.toString(),
  asks: customProperties(declaration.value),
});

/** The prefix is needed only if more than the line style is set. The bundler can't see the variable's value, so it adds the prefix. */
const isIdlePrefix = ({ prop, value }: Declaration): boolean => prop === '-webkit-text-decoration' && /^\w+$/.test(value);

const isRule = (node: ChildNode): node is Rule => node.type === 'rule';
const isAtRule = (node: ChildNode): node is AtRule => node.type === 'atrule';
const GROUPS = ['layer', 'media', 'supports', 'container'];

function readBlocks(container: Container, context: readonly string[]): Block[] {
  return (container.nodes ?? []).flatMap((node): Block[] => {
    if (isRule(node)) {
      const declarations = node.nodes.filter((child): child is Declaration => child.type === 'decl' && !isIdlePrefix(child));
      const values = declarations.map(readValue);
      return parseSelectors(node.selector).map((selector) => ({ context, selector, values }));
    }
    if (!isAtRule(node)) return [];
    if (GROUPS.includes(node.name) && node.nodes !== undefined) return readBlocks(node, [...context, `@${node.name} ${node.params}`]);
    const end = node.nodes === undefined ? ';' : '';
    const keyframes = node.name.endsWith('keyframes') ? node.params : undefined;
    return [{ context, values: [], whole: { text: node.toString() + end, keyframes } }];
  });
}

/** The text between the braces, without custom properties that nothing uses. */
const bodyOf = ({ values }: Block, needed: ReadonlySet<string>): string =>
  values
    .filter(({ property }) => !property.startsWith('--') || needed.has(property))
    .map(({ text }) => text)
    .join(';');

/** Writes blocks as text. Blocks with the same at-rules or the same values are merged. */
function write(blocks: readonly Block[], needed: ReadonlySet<string>): string {
  let css = '';
  let open: readonly string[] = [];
  let body = '';
  for (const { context, selector, whole, ...block } of blocks) {
    const values = bodyOf({ context, ...block }, needed);
    if (whole === undefined && values === '') continue;
    const isSame = context === open && selector !== undefined && values === body;
    let shared = 0;
    while (shared < open.length && open[shared] === context[shared]) shared += 1;
    css += '}'.repeat(open.length - shared);
    for (const atRule of context.slice(shared)) css += `${atRule}{`;
    if (isSame) css = `${css.slice(0, -body.length - 2)},${selector.text}{${body}}`;
    else css += whole?.text ?? `${selector?.text}{${values}}`;
    open = context;
    body = values;
  }
  return css + '}'.repeat(open.length);
}

/** Custom properties that values use, directly or through other custom properties. @param asked other properties that are used elsewhere */
function neededProperties(blocks: readonly Block[], asked: Iterable<string>): Set<string> {
  const definitions = new Map<string, string[]>();
  const needed = new Set<string>();
  const queue = [...asked];
  for (const { property, asks } of blocks.flatMap(({ values }) => values)) {
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

/** Removes keyframes for animations that no block uses. */
function withoutIdleFrames(blocks: readonly Block[]): Block[] {
  const values = blocks.flatMap((block) => block.values.filter(({ property }) => /^(-\w+-)?animation/.test(property)));
  const animations = new Set(values.flatMap(({ text }) => text.split(/[\s:,;]+/)));
  return blocks.filter(({ whole }) => whole?.keyframes === undefined || animations.has(whole.keyframes));
}

/** Whether a block can affect the first paint on a screen. Rules for print and for interaction can't. */
const isPainted = ({ context, selector }: Block): boolean =>
  !context.includes('@media print') && !/:(?:hover|active|focus|target)/.test(selector?.text ?? '');

/** A page, split into two parts. */
export interface Parts {
  readonly first: string;
  readonly whole: string;
}

export class StyleSheet {
  private readonly blocks: readonly Block[];

  /**
   * @param css the style sheet that the bundler wrote, without nesting
   * @param asked custom properties that scripts use
   * @throws Error if it can't be parsed
   */
  constructor(css: string, asked: ReadonlySet<string> = new Set()) {
    const root = postcss.parse(css);
    foldConstants(root, asked);
    this.blocks = readBlocks(root, []);
  }

  /**
   * The rules that a page needs, in order.
   * @param html the page
   * @param later names (`.class`) that scripts add to its elements before the application runs
   * @param asked custom properties that later styles use
   */
  of(html: string, later: readonly string[], asked: readonly string[] = []): string {
    return this.write(this.matching(html, later), [...customProperties(html), ...asked]);
  }

  /** The rules for painting the first part of the page. */
  ofFirst(first: string): string {
    return this.write(this.matching(first).filter(isPainted), customProperties(first));
  }

  /** The page's other rules, which follow those for the first part. */
  ofRest({ first, whole }: Parts, later: readonly string[], asked: readonly string[] = []): string {
    const blocks = new Set(this.matching(first).filter(isPainted));
    const defined = neededProperties([...blocks], customProperties(first));
    const isFirst = (block: Block): boolean => blocks.has(block) && block.whole?.keyframes === undefined;
    // Rules for the first part may use properties that have different values on elements in the rest of the page.
    return this.write(restOf(this.matching(whole, later), isFirst, defined), [...customProperties(whole), ...asked, ...defined]);
  }

  /**
   * The rules for what a script adds to a page that is already rendered. They have no layers, and no custom properties of the root element,
   * because either would make a browser lay out the whole page again. The page must define these properties itself.
   * @param script text of the script, which contains the names of its elements
   * @param own matches the classes (`.class`) that only the script uses; every rule names one of them
   */
  ofScript(script: string, own: RegExp): string {
    const words = [...script.matchAll(/[\w-]+/g)].map(([word]) => word);
    const names = new Set(['html', 'body', ...words, ...words.map((word) => `.${word}`)]);
    const others = new Set([...names].filter((name) => !own.test(name)));
    const blocks = this.blocks.filter(({ selector, whole }) =>
      selector === undefined ? whole?.keyframes !== undefined : selector.mayMatch(names) && !selector.mayMatch(others),
    );
    return this.write(
      blocks.map(({ context, ...block }) => ({ ...block, context: context.filter((atRule) => !atRule.startsWith('@layer')) })),
      [],
    );
  }

  private matching(html: string, later: readonly string[] = []): Block[] {
    const names = namesIn(html);
    for (const name of later) names.add(name);
    return this.blocks.filter(({ selector }) => selector === undefined || selector.mayMatch(names));
  }

  private write(blocks: readonly Block[], asked: Iterable<string>): string {
    return write(withoutIdleFrames(blocks), neededProperties(blocks, asked));
  }
}
