import { defineConfig } from 'vitest/config';

/** Unit tests lie beside what they test; browser tests are Playwright's, in e2e/. */
export default defineConfig({
  test: { include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'eslint/**/*.test.mjs'], environment: 'node', restoreMocks: true },
});
