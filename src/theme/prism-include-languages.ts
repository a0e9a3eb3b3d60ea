/**
 * The framework would add Prism's grammars to the browser's bundle here. Code is highlighted
 * at build time (src/markdown/highlight), so there is nothing to add.
 */
export default function prismIncludeLanguages(): void {}
