import { Children, isValidElement, type ReactNode } from 'react';

export interface TabItemProps {
  /** Value that is saved to remember the reader's choice. Every `Tabs` component in a group uses the same values. */
  readonly value: string;
  readonly label: string;
  /** Whether this tab is selected if the reader hasn't chosen one. Without a default, the first tab is selected. */
  readonly default?: boolean;
  readonly children?: ReactNode;
}

export function TabItem({ value }: TabItemProps): ReactNode {
  throw new Error(`TabItem ${value} is outside of <Tabs>. Move it directly into one.`);
}

/** Maximum number of tabs. More tabs would need more rules in styles.module.css, and wouldn't fit on a phone. */
const MAX_TABS = 8;

function readTab(child: ReactNode): TabItemProps {
  const props: unknown = isValidElement(child) ? child.props : undefined;
  const { value, label } = (props ?? {}) as Partial<TabItemProps>;
  if (typeof value !== 'string' || value === '' || typeof label !== 'string' || label === '') {
    const found = isValidElement(child) ? JSON.stringify({ value, label }) : JSON.stringify(child);
    throw new Error(`Tabs: each child must be <TabItem value="…" label="…"> with values that aren’t empty; found ${found}`);
  }
  return props as TabItemProps;
}

/**
 * Returns the tabs among the children of `<Tabs>`. White space between them is ignored.
 * @throws Error for any other child, a missing or duplicate value, a missing label, or a number of tabs that isn't between two
 *         and eight
 */
export function readTabs(children: ReactNode): TabItemProps[] {
  const tabs = Children.toArray(children)
    .filter((child) => typeof child !== 'string' || child.trim() !== '')
    .map(readTab);
  const doubled = tabs.find(({ value }, index) => tabs.findIndex((tab) => tab.value === value) !== index);
  if (doubled) throw new Error(`Tabs: two items have the value ${doubled.value}; give each a unique value`);
  if (tabs.length < 1 || tabs.length > MAX_TABS) {
    throw new Error(`Tabs: expected 1 to ${MAX_TABS} <TabItem>, found ${tabs.length}`);
  }
  return tabs;
}
