import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { counted } from '../../lib/counted';
import { formatDuration, formatEnterable, formatProbability } from './format';

/** Returns the reader's locale, and functions that format numbers in their language, in a format that the tools' fields accept. */
export function useNumbers() {
  const { currentLocale: locale } = useDocusaurusContext().i18n;
  const number = (value: number, digits?: number): string => formatEnterable(value, locale, digits);
  return {
    locale,
    number,
    /** Returns an interface text with a number in it. @param forms singular and plural with `{count}`, separated by `|` */
    counted: (count: number, forms: string): string => counted(locale, count, forms, number(count)),
    probability: (value: number): string => formatProbability(value, locale),
    /** Formats a duration in seconds. */
    duration: (seconds: number): string => formatDuration(seconds, locale),
  };
}

export type Numbers = ReturnType<typeof useNumbers>;
