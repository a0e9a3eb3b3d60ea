/** Attribute of a tool's place on the page. */
const TOOL = '[data-tool]';

/** Returns the tool in the section that the URL's hash names (`#planner`). */
export function namedTool(): Element | undefined {
  let element = document.getElementById(location.hash.slice(1))?.nextElementSibling;
  while (element && !element.matches(`${TOOL}, h1, h2, h3, h4`)) element = element.nextElementSibling;
  return element?.matches(TOOL) ? element : undefined;
}

/** Whether the URL opens a tool, by naming its section or by a query, which may contain its fields. */
export const isToolAddressed = (): boolean => namedTool() !== undefined || (location.search !== '' && document.querySelector(TOOL) !== null);
