/**
 * Replaces `prism-react-renderer` in the bundles. The framework imports it to register grammars, although no page highlights
 * code in the browser; the package would be 20 KB of every page. The build uses the package itself (`runs.ts`).
 */
export const Prism: Readonly<Record<string, never>> = {};
