/**
 * Handles a typeface that arrives after the text has been shown in the fallback font. With `font-display: optional`, the page keeps the
 * fallback font. But when style sheets change, Chromium decides again. Lines would then break differently, and the text would move.
 */

/** Whether the text was shown before the typeface arrived. If the browser doesn't report these times, the typeface is kept. */
function isLate(address: string): boolean {
  const [shown] = performance.getEntriesByName('first-contentful-paint');
  const [typeface] = performance.getEntriesByName(address) as PerformanceResourceTiming[];
  return shown !== undefined && (typeface === undefined || typeface.responseEnd > shown.startTime);
}

/** Permanently disables a late typeface on this page. Call this before and after adding a style sheet. */
export function leaveOutLateTypeface(): void {
  const address = document.querySelector<HTMLLinkElement>('link[as=font]')?.href;
  if (address === undefined || !isLate(address)) return;
  const { pathname } = new URL(address);
  for (const sheet of document.styleSheets) {
    // Extensions may add style sheets from other hosts, and pages aren't allowed to read the rules in those style sheets.
    if (sheet.href !== null && new URL(sheet.href).origin !== location.origin) continue;
    const place = [...sheet.cssRules].findIndex((rule) => rule instanceof CSSFontFaceRule && rule.cssText.includes(pathname));
    if (place >= 0) sheet.deleteRule(place);
  }
}
