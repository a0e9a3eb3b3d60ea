import type { Variables } from '../../lib/substitute';
import { substitute } from '../../lib/substitute';

/** What the glossary needs of a term; the terms themselves are data (src/site/terms). */
export interface GlossaryTerm {
  readonly id: string;
  readonly area: string;
  readonly term: string;
  readonly definition: string;
  readonly see?: readonly string[];
  readonly it: { readonly term: string; readonly definition: string };
}

/** A term in the language of the page. */
export interface Entry {
  readonly id: string;
  readonly term: string;
  /** Markdown, variables filled in. */
  readonly definition: string;
  readonly see: readonly { readonly id: string; readonly term: string }[];
}

export interface EntryOptions {
  readonly terms: readonly GlossaryTerm[];
  readonly locale: string;
  readonly variables: Variables;
}

const inLocale = (term: GlossaryTerm, locale: string): { term: string; definition: string } => (locale === 'it' ? term.it : term);

/**
 * The entries of an area, sorted by their names in the language.
 *
 * @throws Error for an area without terms, a related term that does not exist, and an unknown
 *         variable in a definition
 */
export function entries(area: string, { terms, locale, variables }: EntryOptions): Entry[] {
  const found = terms.filter((term) => term.area === area);
  if (found.length === 0) {
    const areas = [...new Set(terms.map((term) => term.area))].join(', ');
    throw new Error(`the glossary has no area ${area || 'without a name'}; write <Glossary area="…" /> with one of ${areas}`);
  }
  const nameOf = (id: string, from: string): string => {
    const related = terms.find((term) => term.id === id);
    if (!related) throw new Error(`the term ${from} refers to ${id}, which is no term; correct "see" in src/site/terms`);
    return inLocale(related, locale).term;
  };
  return found
    .map((term) => ({
      id: term.id,
      term: inLocale(term, locale).term,
      definition: substitute(inLocale(term, locale).definition, variables, `src/site/terms (${term.id})`),
      see: (term.see ?? []).map((id) => ({ id, term: nameOf(id, term.id) })),
    }))
    .sort((a, b) => a.term.localeCompare(b.term, locale));
}
