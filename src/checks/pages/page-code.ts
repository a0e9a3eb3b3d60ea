/**
 * Pages are data: what they hold is shown and never run, neither when the site is built (expressions and imports could read
 * the environment of the builder) nor in the reader's browser (scripts and handlers would pass the Content Security Policy by their hash).
 */
import { elementsOf, lineOf, nodesOf } from '../../content';
import type { Problem } from '../../lib/diagnostic';
import type { JsxElement } from '../../lib/jsx-element';
import type { Check } from './types';

/** Elements of HTML that pages use, or may; the rest is written as Markdown. */
const ELEMENTS = ['abbr', 'br', 'dd', 'details', 'dl', 'dt', 'kbd', 'span', 'sub', 'summary', 'sup'];
/** A variable, whose unknown names are another check's, or a comment. */
const HARMLESS = /^\s*(?:(?:brand|reader)\.\w+|\/\*(?:(?!\*\/)[^])*\*\/)?\s*$/;
const REFUSED_ATTRIBUTE = /^(?:on|style$|srcdoc$|dangerouslySetInnerHTML$)/i;

function attributeProblem(attribute: JsxElement['attributes'][number]): Problem | undefined {
  if (attribute.type !== 'mdxJsxAttribute')
    return { message: `expression {${attribute.value}} in an element`, hint: 'write attributes with a text in quotation marks' };
  const { name, value } = attribute;
  if (REFUSED_ATTRIBUTE.test(name)) return { message: `attribute ${name}`, hint: 'remove it: pages bring neither scripts nor styles' };
  if (typeof value !== 'object' || value === null) return undefined;
  return { message: `expression ${name}={${value.value}}`, hint: `write a text: ${name}="…"` };
}

function elementProblems(element: JsxElement): Problem[] {
  const { name, attributes } = element;
  const line = lineOf(element);
  const refused = name !== null && /^[a-z]/.test(name) && !ELEMENTS.includes(name);
  return [
    ...(refused ? [{ line, message: `element <${name}>`, hint: `write Markdown, or one of ${ELEMENTS.join(', ')}` }] : []),
    ...attributes.flatMap((attribute) => attributeProblem(attribute) ?? []).map((problem) => ({ line, ...problem })),
  ];
}

const quoted = (text: string): string => text.trim().split('\n')[0] ?? '';

export const pageCode: Check = ({ tree }) => [
  ...elementsOf(tree).flatMap(elementProblems),
  ...nodesOf(tree, 'mdxFlowExpression', 'mdxTextExpression')
    .filter(({ value }) => !HARMLESS.test(value))
    .map((node) => ({
      line: lineOf(node),
      message: `expression {${quoted(node.value)}}`,
      hint: 'write a variable such as {brand.product}; braces as text need a backslash or code',
    })),
  ...nodesOf(tree, 'mdxjsEsm').map((node) => ({
    line: lineOf(node),
    message: `"${quoted(node.value)}" is code`,
    hint: 'remove it: components are known on every page',
  })),
];
