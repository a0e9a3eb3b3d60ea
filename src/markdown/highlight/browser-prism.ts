/**
 * Stands in for `prism-react-renderer` in the bundles. The framework imports it to register
 * grammars, even where no page highlights in the browser; the real one is 20 KB of every page.
 */
export const Prism: Readonly<Record<string, never>> = {};
