/** Writes sizes that only the build knows into the static page about offline reading. */

export type SizeName = 'archive' | 'kept';

/** Placeholder that `Size` renders. */
const place = (name: SizeName): RegExp => new RegExp(`(<span[^>]* data-size="${name}"[^>]*>)(</span>)`);

/** @param bytes size in bytes @returns text such as "1.6 MB" in the language */
const megabytes = (bytes: number, locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 }).format(bytes / 1_000_000);

/**
 * Writes sizes into the built page.
 * @param sizes sizes in bytes
 * @throws Error if the page has no placeholder for a size
 */
export function writeSizes(html: string, sizes: Readonly<Record<SizeName, number>>, locale: string): string {
  return Object.entries(sizes).reduce((text, [name, bytes]) => {
    if (!place(name as SizeName).test(text))
      throw new Error(`the page about offline reading has no <span data-size="${name}"></span> for the size`);
    return text.replace(place(name as SizeName), (_all, start: string, end: string) => start + megabytes(bytes, locale) + end);
  }, html);
}
