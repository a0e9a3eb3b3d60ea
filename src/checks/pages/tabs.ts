/** Tabs: a value and a label each, a group that keeps the reader's choice, no heading inside. */
import { elementsOf, lineOf, nodesOf } from '../../content';
import type { Problem } from '../../lib/diagnostic';
import { attributeOf, type JsxElement } from '../../lib/jsx-element';
import type { Check } from './types';

function itemProblems(item: JsxElement, seen: Set<string>): Problem[] {
  const line = lineOf(item);
  const value = attributeOf(item, 'value');
  const problems = ['value', 'label']
    .filter((name) => !attributeOf(item, name))
    .map((name) => ({ line, message: `<TabItem> has no ${name}`, hint: `write <TabItem value="aws-cli" label="AWS CLI">` }));
  if (typeof value === 'string' && seen.has(value))
    problems.push({ line, message: `value ${value} is that of another tab, too`, hint: 'give each tab of a group its own value' });
  if (typeof value === 'string') seen.add(value);
  return problems;
}

const headingProblems = (tabs: JsxElement): Problem[] =>
  nodesOf(tabs, 'heading').map((heading) => ({
    line: lineOf(heading),
    message: 'heading inside tabs',
    hint: 'put it above the tabs: the table of contents leads to it',
  }));

function tabsProblems(tabs: JsxElement): Problem[] {
  const line = lineOf(tabs);
  const items = tabs.children.filter((child): child is JsxElement => child.type === 'mdxJsxFlowElement' && child.name === 'TabItem');
  const seen = new Set<string>();
  const problems = [...items.flatMap((item) => itemProblems(item, seen)), ...headingProblems(tabs)];
  if (!attributeOf(tabs, 'groupId'))
    problems.push({ line, message: '<Tabs> has no groupId', hint: 'write <Tabs groupId="client">: tabs of a group change together' });
  if (items.length < 2) problems.push({ line, message: `<Tabs> has ${items.length} tabs`, hint: 'use tabs for two or more' });
  return problems;
}

export const tabs: Check = ({ tree }) => elementsOf(tree, 'Tabs').flatMap(tabsProblems);
