/** Percent-encoding of addresses. Pure. */

/** The text without its encoding; `undefined` for a sign of percent without two digits, or bytes that are no UTF-8. */
export function decodePercent(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch (error) {
    if (error instanceof URIError) return undefined;
    throw error;
  }
}

/** Whether something encoded was encoded once more: `%252F`. A key may hold such a text, so this is a suspicion only. */
export const looksEncodedTwice = (text: string): boolean => /%25[0-9A-F]{2}/i.test(text);

/** Whether a part of the path is `.` or `..`, also encoded: browsers and curl resolve it before they send the request. */
export const hasDotSegments = (path: string): boolean => path.split('/').some((part) => /^(?:\.|%2e){1,2}$/i.test(part));
