import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { formatDuration, formatEnterable, formatProbability } from './format';

interface Numbers {
  readonly number: (value: number, digits?: number) => string;
  readonly probability: (value: number) => string;
  /** Formats a duration in seconds. */
  readonly duration: (seconds: number) => string;
}

/** Returns functions that format numbers in the reader's language, in a format that the tools' fields accept. */
export function useNumbers(): Numbers {
  const { currentLocale } = useDocusaurusContext().i18n;
  return {
    number: (value, digits) => formatEnterable(value, currentLocale, digits),
    probability: (value) => formatProbability(value, currentLocale),
    duration: (seconds) => formatDuration(seconds, currentLocale),
  };
}
