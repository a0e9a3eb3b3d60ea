export { TabItem } from './TabItem';
export { Tabs, type TabsProps } from './Tabs';
export type { TabItemProps } from './read-tabs';
