export { TabItem } from './read-tabs';
export { Tabs } from './Tabs';
