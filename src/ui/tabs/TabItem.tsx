import type { ReactNode } from 'react';
import type { TabItemProps } from './read-tabs';

/** One alternative in `<Tabs>`, which reads its properties and renders the panel. */
export function TabItem({ value }: TabItemProps): ReactNode {
  throw new Error(`TabItem ${value} stands outside <Tabs>; put it directly into one`);
}
