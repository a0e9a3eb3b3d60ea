/** How a language writes the figures of its pages. For tests. */
import { formatNumber } from '../../../parts/format';

export type Locale = 'en' | 'it';

const WORDS = {
  en: 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen'.split(' '),
  it: 'zero uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto'.split(
    ' ',
  ),
} as const;

export interface Writer {
  readonly locale: Locale;
  /** `21,600`, `0.25`; at most two digits after the decimal sign unless said otherwise. */
  readonly n: (value: number, digits?: number) => string;
  /** An expansion: `3.0`, `2.25`, `1.875`. */
  readonly factor: (value: number) => string;
  /** `five`; for small whole numbers. */
  readonly word: (value: number) => string;
  readonly say: (en: string, it: string) => string;
}

export const writerOf = (locale: Locale): Writer => ({
  locale,
  n: (value, digits) => formatNumber(value, locale, digits),
  factor: (value) => new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 3 }).format(value),
  word: (value) => {
    const word = WORDS[locale][value];
    if (word === undefined) throw new Error(`figures: no word for ${value} in ${locale}; write it in digits or add it to WORDS`);
    return word;
  },
  say: (en, it) => (locale === 'it' ? it : en),
});

/** Figures of one section of a page of the composer. */
export interface Figures {
  /** Path below `composer/`, without `.md`. */
  readonly page: string;
  /** Id of the heading. */
  readonly section: string;
  /** Where they come from, if the core does not compute them. */
  readonly source?: string;
  /** What stands in the section. Capitals do not count. */
  readonly texts: (writer: Writer) => readonly string[];
}

export const ofPage = (page: string, sections: readonly Omit<Figures, 'page'>[]): Figures[] =>
  sections.map((figures) => ({ page, ...figures }));
