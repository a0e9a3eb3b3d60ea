import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ReactNode } from 'react';
import { longDate } from '../lib/long-date';

/** A day in the one form of the reader's language. */
export function Day({ date }: { readonly date: string }): ReactNode {
  const patterns = useDocusaurusContext().siteConfig.customFields?.monthPatterns as readonly string[];
  return <time dateTime={date}>{longDate(date, patterns)}</time>;
}
