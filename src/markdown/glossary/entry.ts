import type { Term } from '../../content';
import { substitute, type Variables } from '../../lib/substitute';

/** A glossary term as the page shows it. */
export interface Entry {
  readonly id: string;
  readonly term: string;
  /** The definition as Markdown, with its variables filled in. */
  readonly definition: string;
  readonly see: readonly { readonly id: string; readonly term: string }[];
}

export interface EntryOptions {
  /** Terms in the page's language. */
  readonly terms: readonly Term[];
  readonly locale: string;
  readonly variables: Variables;
}

/**
 * An area's entries, sorted by their names in the language.
 *
 * @throws Error if an area has no terms, a related term doesn't exist, or a definition has an unknown variable
 */
export function entries(area: string, { terms, locale, variables }: EntryOptions): Entry[] {
  const found = terms.filter((term) => term.area === area);
  if (found.length === 0) {
    const areas = [...new Set(terms.map((term) => term.area))].join(', ');
    throw new Error(`the glossary has no area ${area || '(none)'}; write <Glossary area="…" /> with one of ${areas}`);
  }
  const nameOf = (id: string, from: string): string => {
    const related = terms.find((term) => term.id === id);
    if (!related) throw new Error(`the term ${from} refers to ${id}, which isn’t a term; correct "see" in terms.yaml`);
    return related.term;
  };
  return found
    .map(({ id, term, definition, see }) => ({
      id,
      term,
      definition: substitute(definition, variables, `i18n/${locale}/terms.yaml (${id})`),
      see: see.map((other) => ({ id: other, term: nameOf(other, id) })),
    }))
    .sort((a, b) => a.term.localeCompare(b.term, locale));
}
