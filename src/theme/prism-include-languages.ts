/**
 * Replaces the framework's function that adds Prism's grammars to the browser bundle. Code is highlighted at build time
 * (src/markdown/highlight), so the browser doesn't need any grammars.
 */
export default function prismIncludeLanguages(): void {}
