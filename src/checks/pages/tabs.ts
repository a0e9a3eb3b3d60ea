/** Checks that tabs have values and labels, groups keep the reader's choice, operating systems share a group, and no tab has a heading. */
import { elementsOf, lineOf, nodesOf } from '../../content';
import type { Problem } from '../../lib/diagnostic';
import { attributeOf, type JsxElement } from '../../lib/jsx-element';
import type { Check } from './types';

/** Choices in the `os` group. The value of a tab for several systems contains all of them. */
const SYSTEMS = ['linux', 'macos', 'windows'];

/** Names in tab labels that mean that the tab belongs to the `os` group, so that one choice applies everywhere. */
const NAMES_SYSTEM = /\b(linux|macos|windows|bash|powershell)\b/i;

function systemProblems(tabs: JsxElement, items: readonly JsxElement[]): Problem[] {
  const hint = `write <Tabs groupId="os"> and values of ${SYSTEMS.join(', ')}, so that one choice applies to all pages`;
  if (attributeOf(tabs, 'groupId') !== 'os') {
    const labels = items.map((item) => attributeOf(item, 'label'));
    const named = labels.find((label) => typeof label === 'string' && NAMES_SYSTEM.test(label));
    return named ? [{ line: lineOf(tabs), message: `tab "${String(named)}" is outside of the group os`, hint }] : [];
  }
  const unknown = items.flatMap((item) => {
    const value = attributeOf(item, 'value');
    return typeof value === 'string' && value.split(' ').every((word) => SYSTEMS.includes(word)) ? [] : [{ item, value }];
  });
  return unknown.map(({ item, value }) => ({ line: lineOf(item), message: `value ${String(value)} in the group os`, hint }));
}

function itemProblems(item: JsxElement, seen: Set<string>): Problem[] {
  const line = lineOf(item);
  const value = attributeOf(item, 'value');
  const problems = ['value', 'label']
    .filter((name) => !attributeOf(item, name))
    .map((name) => ({ line, message: `<TabItem> has no ${name}`, hint: `write <TabItem value="aws-cli" label="AWS CLI">` }));
  if (typeof value === 'string' && seen.has(value))
    problems.push({ line, message: `value ${value} is also used by another tab`, hint: 'give each tab in a group a unique value' });
  if (typeof value === 'string') seen.add(value);
  return problems;
}

const headingProblems = (tabs: JsxElement): Problem[] =>
  nodesOf(tabs, 'heading').map((heading) => ({
    line: lineOf(heading),
    message: 'heading inside tabs',
    hint: 'move it above the tabs, because the table of contents links to it',
  }));

function tabsProblems(tabs: JsxElement): Problem[] {
  const line = lineOf(tabs);
  const items = tabs.children.filter((child): child is JsxElement => child.type === 'mdxJsxFlowElement' && child.name === 'TabItem');
  const seen = new Set<string>();
  const problems = [...items.flatMap((item) => itemProblems(item, seen)), ...systemProblems(tabs, items), ...headingProblems(tabs)];
  if (!attributeOf(tabs, 'groupId'))
    problems.push({
      line,
      message: '<Tabs> has no groupId',
      hint: 'write <Tabs groupId="client">, because the tabs of a group switch together',
    });
  if (items.length < 2) problems.push({ line, message: `<Tabs> has ${items.length} tabs`, hint: 'use tabs for two or more alternatives' });
  return problems;
}

export const tabs: Check = ({ tree }) => elementsOf(tree, 'Tabs').flatMap(tabsProblems);
