/** Formats the figures of pages for each language. For tests. */
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
  /** For example, `21,600`, `0.25`, with at most two decimals by default. */
  readonly n: (value: number, digits?: number) => string;
  /** An expansion: `3.0`, `2.25`, `1.875`. */
  readonly factor: (value: number) => string;
  /** For example, `five`. For small whole numbers. */
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

/** Figures in one section of a composer page. */
export interface Figures {
  /** Path below `composer/`, without `.md`. */
  readonly page: string;
  /** Id of the heading. */
  readonly section: string;
  /** Source of the figures, if the core doesn't compute them. */
  readonly source?: string;
  /** Texts that the section must contain, ignoring case. */
  readonly texts: (writer: Writer) => readonly string[];
}

export const ofPage = (page: string, sections: readonly Omit<Figures, 'page'>[]): Figures[] =>
  sections.map((figures) => ({ page, ...figures }));
