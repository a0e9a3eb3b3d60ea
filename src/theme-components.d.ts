/** Theme components that this site adds to the framework's. */
declare module '@theme/SearchField' {
  export default function SearchField(): React.ReactNode;
}

/** Data that a module's plugin writes when the site is built. */
declare module '@generated/*.json' {
  const data: unknown;
  export default data;
}
