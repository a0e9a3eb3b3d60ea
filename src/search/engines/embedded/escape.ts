const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

const SPECIAL = /[&<>"']/;

/** Text as HTML that shows it. */
export function escapeHtml(text: string): string {
  // Most texts of a page have nothing to escape, and a search is faster than a replacement of nothing.
  return SPECIAL.test(text) ? text.replace(/[&<>"']/g, (char) => ENTITIES[char] ?? char) : text;
}
