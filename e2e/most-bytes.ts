/**
 * Maximum size of a page that is only read: compressed HTML and scripts, and the typeface and images as stored. On the longest page, 200 of
 * these bytes are the labels of table cells, which phones show, 300 are the links to the tools in the sidebar, 350 are the part of the page
 * script that adds links to table rows and opens tools from links to their sections, and 200 are the places where long names in tables wrap.
 */
export const MOST_BYTES = 61_350;
