import type { ReactNode } from 'react';

/** The place of the tool in its page. */
export const RedundancyPlanner = (): ReactNode => null;
