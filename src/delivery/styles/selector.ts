import parser from 'postcss-selector-parser';

/** Names in an HTML text that a selector can refer to: `p`, `.class`, `#id`. */
const TAG = /<([a-z][\w-]*)([^>]*)>/gi;
const ATTRIBUTE = /\s(class|id)=(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi;

/**
 * @param html page as the build writes it
 * @returns names of its elements; attributes inside text also count, which may keep an unneeded rule but never drops a needed one
 */
export function namesIn(html: string): Set<string> {
  const names = new Set(['html', 'body']);
  for (const [, tag = '', attributes = ''] of html.matchAll(TAG)) {
    names.add(tag.toLowerCase());
    for (const [, kind, double, single, bare] of attributes.matchAll(ATTRIBUTE)) {
      const sign = kind?.toLowerCase() === 'id' ? '#' : '.';
      for (const name of (double ?? single ?? bare ?? '').split(/\s+/)) names.add(sign + name);
    }
  }
  return names;
}

/** Whether elements with these names (`p`, `.class`, `#id`) may match. */
type Matcher = (names: ReadonlySet<string>) => boolean;

export interface SelectorText {
  readonly text: string;
  readonly mayMatch: Matcher;
}

/** Pseudo-classes that match only if their argument matches. */
const ARGUMENT_MATCHES = new Set([':is', ':where', ':has', ':-webkit-any', ':-moz-any']);

function nodeMatcher(node: parser.Node): Matcher | undefined {
  if (node.type === 'tag') return (names) => names.has(node.value.toLowerCase());
  if (node.type === 'class') return (names) => names.has(`.${node.value}`);
  if (node.type === 'id') return (names) => names.has(`#${node.value}`);
  // Attributes and states may change before the application runs, so they are assumed to match.
  if (node.type !== 'pseudo' || !ARGUMENT_MATCHES.has(node.value) || node.nodes.length === 0) return undefined;
  const options = node.nodes.map(matcherOf);
  return (names) => options.some((mayMatch) => mayMatch(names));
}

function matcherOf(selector: parser.Selector): Matcher {
  const parts = selector.nodes.map(nodeMatcher).filter((part) => part !== undefined);
  return (names) => parts.every((mayMatch) => mayMatch(names));
}

/** @param list selectors separated by commas @throws Error if a selector is invalid */
export function parseSelectors(list: string): SelectorText[] {
  return parser()
    .astSync(list)
    .nodes.map((selector) => ({ text: selector.toString().trim(), mayMatch: matcherOf(selector) }));
}
