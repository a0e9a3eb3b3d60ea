/**
 * Handles a typeface that arrives after the text was shown in the fallback font. With `font-display: optional` the page keeps the fallback.
 * But when style sheets change, Chromium decides again; lines would then break elsewhere and the text would move.
 */

/** Whether the text was shown before the typeface arrived. If the browser doesn't report these times, the typeface is kept. */
function isLate(address: string): boolean {
  const [shown] = performance.getEntriesByName('first-contentful-paint');
  const [typeface] = performance.getEntriesByName(address) as PerformanceResourceTiming[];
  return shown !== undefined && (typeface === undefined || typeface.responseEnd > shown.startTime);
}

/** Disables a late typeface on this page permanently. Call this before and after adding a style sheet. */
export function leaveOutLateTypeface(): void {
  const address = document.querySelector<HTMLLinkElement>('link[as=font]')?.href;
  if (address === undefined || !isLate(address)) return;
  const { pathname } = new URL(address);
  for (const sheet of document.styleSheets) {
    // Extensions may add style sheets of other hosts, whose rules a page isn't allowed to read.
    if (sheet.href !== null && new URL(sheet.href).origin !== location.origin) continue;
    const place = [...sheet.cssRules].findIndex((rule) => rule instanceof CSSFontFaceRule && rule.cssText.includes(pathname));
    if (place >= 0) sheet.deleteRule(place);
  }
}
