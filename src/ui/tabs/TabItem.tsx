import type { ReactNode } from 'react';
import type { TabItemProps } from './read-tabs';

/** A tab in `<Tabs>`, which reads the tab's props and renders its panel. */
export function TabItem({ value }: TabItemProps): ReactNode {
  throw new Error(`TabItem ${value} stands outside <Tabs>; put it directly into one`);
}
