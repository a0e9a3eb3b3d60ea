import { Children, isValidElement, type ReactNode } from 'react';

export interface TabItemProps {
  /** Kept when the reader's choice is remembered; the same in every `Tabs` of a group. */
  readonly value: string;
  /** Text of the tab. */
  readonly label: string;
  /** Selected where the reader has chosen nothing; otherwise the first is. */
  readonly default?: boolean;
  readonly children?: ReactNode;
}

/** More would need more rules in styles.module.css, and do not fit a phone. */
const MAX_TABS = 8;

function readTab(child: ReactNode): TabItemProps {
  const props: unknown = isValidElement(child) ? child.props : undefined;
  const { value, label } = (props ?? {}) as Partial<TabItemProps>;
  if (typeof value !== 'string' || value === '' || typeof label !== 'string' || label === '') {
    const found = isValidElement(child) ? JSON.stringify({ value, label }) : JSON.stringify(child);
    throw new Error(`Tabs: each child must be <TabItem value="…" label="…">, both not empty; found ${found}`);
  }
  return props as TabItemProps;
}

/**
 * The tabs among the children of `<Tabs>`; blank text between them is passed over.
 *
 * @throws Error for another child, a missing or doubled value, a missing label, and for fewer
 *         than one or more than eight tabs
 */
export function readTabs(children: ReactNode): TabItemProps[] {
  const tabs = Children.toArray(children)
    .filter((child) => typeof child !== 'string' || child.trim() !== '')
    .map(readTab);
  const doubled = tabs.find(({ value }, index) => tabs.findIndex((tab) => tab.value === value) !== index);
  if (doubled) throw new Error(`Tabs: two items have the value ${doubled.value}; give each its own`);
  if (tabs.length < 1 || tabs.length > MAX_TABS) {
    throw new Error(`Tabs: expected 1 to ${MAX_TABS} <TabItem>, found ${tabs.length}`);
  }
  return tabs;
}
