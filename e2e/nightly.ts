/** What the nightly run (`npm test -- all`) tests in addition. */

/** Whether all combinations are tested. */
export const isNight = process.env.NIGHTLY === 'true';

/**
 * Combines cases, such as pages, with variants, such as window widths. By day, each case is tested in one variant, and all variants take
 * turns. At night, each case is tested in every variant.
 */
export function pairs<const Case, const Variant>(cases: readonly Case[], variants: readonly Variant[]): [Case, Variant][] {
  return cases.flatMap((one, at) =>
    variants.filter((_variant, index) => isNight || index === at % variants.length).map((variant): [Case, Variant] => [one, variant]),
  );
}
