import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { importRules } from './scripts/eslint/import-rules.mjs';

const root = import.meta.dirname ?? new URL('.', import.meta.url).pathname;

/** Maximum number of lines in a file. A longer file probably has more than one purpose, so split it by purpose. */
const MAX_LINES = 250;
const MAX_FUNCTION_LINES = 80;

export default tseslint.config(
  { ignores: ['build/', '.docusaurus/', 'node_modules/', 'test-results/', '**/fixtures/', 'static/'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: root } },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowNullish: true }],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
    },
  },
  {
    files: ['**/*.{js,mjs,ts,tsx}'],
    rules: {
      'no-empty': ['error', { allowEmptyCatch: false }],
      'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx'] }],
      'max-lines': ['error', { max: MAX_LINES, skipBlankLines: true, skipComments: true }],
      'max-lines-per-function': ['error', { max: MAX_FUNCTION_LINES, skipBlankLines: true, skipComments: true }],
      eqeqeq: 'error',
    },
  },
  {
    files: ['**/*.{test,spec,check}.{mjs,ts,tsx}', 'e2e/**/*.ts'],
    rules: { 'max-lines-per-function': 'off', '@typescript-eslint/no-non-null-assertion': 'off' },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat.recommended],
    // On static pages, state that only the browser knows must be set in an effect after hydration.
    rules: { 'react-hooks/set-state-in-effect': 'off' },
  },
  // Playwright requires fixtures to destructure their first parameter, even if the pattern is empty.
  { files: ['e2e/**/*.ts'], rules: { 'no-empty-pattern': 'off' } },
  ...importRules({ root }),
);
