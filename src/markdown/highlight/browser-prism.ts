/**
 * Replaces `prism-react-renderer` in the bundles. The framework imports it to register grammars, even though no page highlights code in the
 * browser. The package would add 20 KB to every page. The build uses the package itself (`runs.ts`).
 */
export const Prism: Readonly<Record<string, never>> = {};
