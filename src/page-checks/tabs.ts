/** Tabs: a value and a label each, a group that keeps the reader's choice, no heading inside. */
import type { Nodes } from 'mdast';
import { visit } from 'unist-util-visit';
import { attribute, elements, lineOf, type JsxElement } from './parse';
import type { Check, Fault } from './types';

function itemFaults(item: JsxElement, seen: Set<string>): Fault[] {
  const line = lineOf(item);
  const value = attribute(item, 'value');
  const faults = ['value', 'label']
    .filter((name) => !attribute(item, name))
    .map((name) => ({ line, message: `<TabItem> has no ${name}`, cure: `write <TabItem value="aws-cli" label="AWS CLI">` }));
  if (typeof value === 'string' && seen.has(value))
    faults.push({ line, message: `value ${value} is that of another tab, too`, cure: 'give each tab of a group its own value' });
  if (typeof value === 'string') seen.add(value);
  return faults;
}

function headingFaults(tabs: JsxElement): Fault[] {
  const faults: Fault[] = [];
  visit(tabs as Nodes, 'heading', (node) => {
    faults.push({ line: lineOf(node), message: 'heading inside tabs', cure: 'put it above the tabs: the table of contents leads to it' });
  });
  return faults;
}

function tabsFaults(tabs: JsxElement): Fault[] {
  const line = lineOf(tabs);
  const items = tabs.children.filter((child): child is JsxElement => child.type === 'mdxJsxFlowElement' && child.name === 'TabItem');
  const seen = new Set<string>();
  const faults = [...items.flatMap((item) => itemFaults(item, seen)), ...headingFaults(tabs)];
  if (!attribute(tabs, 'groupId'))
    faults.push({ line, message: '<Tabs> has no groupId', cure: 'write <Tabs groupId="client">: tabs of a group change together' });
  if (items.length < 2) faults.push({ line, message: `<Tabs> has ${items.length} tabs`, cure: 'use tabs for two or more' });
  return faults;
}

export const tabs: Check = {
  name: 'tabs',
  run: ({ tree }) =>
    elements(tree)
      .filter(({ name }) => name === 'Tabs')
      .flatMap(tabsFaults),
};
