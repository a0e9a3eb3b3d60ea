/**
 * A typeface that came after the text had been shown in the fallback. By `font-display: optional` the page goes on without it;
 * but whenever style sheets change, Chromium decides again, and then lines would break elsewhere and the text would move.
 */

/** True when the text was shown before the typeface had come. A browser that tells neither time keeps the typeface. */
function isLate(address: string): boolean {
  const [shown] = performance.getEntriesByName('first-contentful-paint');
  const [typeface] = performance.getEntriesByName(address) as PerformanceResourceTiming[];
  return shown !== undefined && (typeface === undefined || typeface.responseEnd > shown.startTime);
}

/** Leaves a late typeface out of this page for good. To be called before and after a style sheet comes. */
export function leaveOutLateTypeface(): void {
  const address = document.querySelector<HTMLLinkElement>('link[as=font]')?.href;
  if (address === undefined || !isLate(address)) return;
  const { pathname } = new URL(address);
  for (const sheet of document.styleSheets) {
    // Extensions add sheets of other hosts, whose rules a page may not read.
    if (sheet.href !== null && new URL(sheet.href).origin !== location.origin) continue;
    const place = [...sheet.cssRules].findIndex((rule) => rule instanceof CSSFontFaceRule && rule.cssText.includes(pathname));
    if (place >= 0) sheet.deleteRule(place);
  }
}
