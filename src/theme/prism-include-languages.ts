/**
 * Here the framework would add Prism's grammars to the browser bundle. Code is highlighted at build time (src/markdown/highlight), so
 * nothing needs to be added.
 */
export default function prismIncludeLanguages(): void {}
