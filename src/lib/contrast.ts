/** Calculates the contrast ratio of two colors, as defined by WCAG 2.2 (https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio). */

/** Returns the relative luminance of a color in the form `#rrggbb`, from 0 to 1. */
function luminance(hex: string): number {
  const channel = (offset: number): number => {
    const value = Number.parseInt(hex.slice(offset, offset + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

/** Returns the contrast ratio, from 1 to 21. The order of the colors doesn't matter. */
export function contrast(first: string, second: string): number {
  const [light, dark] = [luminance(first), luminance(second)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}
