import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ReactNode } from 'react';
import { longDate } from '../lib/long-date';

export function useLongDate(): (date: string) => string {
  const patterns = useDocusaurusContext().siteConfig.customFields?.monthPatterns as readonly string[];
  return (date) => longDate(date, patterns);
}

/** A date in the reader's language, always in the same format. */
export function Day({ date }: { readonly date: string }): ReactNode {
  return <time dateTime={date}>{useLongDate()(date)}</time>;
}
