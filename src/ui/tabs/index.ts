export { TabItem } from './TabItem';
export { Tabs } from './Tabs';
