import { vi } from 'vitest';

/** Makes every use of local storage fail, as a browser does if the reader has denied access. `vi.unstubAllGlobals()` ends this. */
export function forbidStorage(): void {
  vi.stubGlobal('localStorage', undefined);
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  });
}
