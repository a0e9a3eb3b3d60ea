/** Theme components that this site adds to the framework's. */
declare module '@theme/SearchField' {
  export default function SearchField(): React.ReactNode;
}

/** Data that the catalogue's plugin writes when the site is built. */
declare module '@generated/catalogue/default/guides.json' {
  const guides: unknown;
  export default guides;
}

/** Data that the snippets' plugin writes when the site is built. */
declare module '@generated/snippets/default/tested.json' {
  const tested: unknown;
  export default tested;
}

declare module '@generated/operations/default/names.json' {
  /** See src/operations/plugin.ts. */
  const names: unknown;
  export default names;
}
