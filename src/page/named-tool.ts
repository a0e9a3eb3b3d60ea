/** Returns the tool in the section that the URL's hash names (`#planner`). It's at the beginning of the section, or after a sentence. */
export function namedTool(): Element | null {
  const heading = `[id="${CSS.escape(location.hash.slice(1))}"]`;
  return document.querySelector(`${heading} + [data-tool], ${heading} + p + [data-tool]`);
}
