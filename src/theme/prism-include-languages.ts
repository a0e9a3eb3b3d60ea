/** Keeps Prism's grammars out of the browser bundle, because code is highlighted at build time (src/markdown/highlight). */
export default function prismIncludeLanguages(): void {}
