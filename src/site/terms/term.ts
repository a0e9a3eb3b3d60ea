/** The four parts of the glossary, in the order in which the page shows them. */
export type TermArea = 'storage' | 'access' | 'protection' | 'composer';

/**
 * One entry of the glossary, in both languages.
 *
 * `term` is written as a heading, with a capital first letter; in running text only names
 * (Object Lock, DS3 Composer) and abbreviations keep their capitals.
 * `definition` is one or two sentences of Markdown; links are relative to
 * `docs/getting-started/glossary.md`, and `{brand.*}` variables are allowed.
 * `see` holds the ids of related entries.
 * `forbidden` lists variants that the pages must not use for this term. They are meant to be
 * matched as whole words, in any letter case, in prose only: never in code, in link targets or in
 * the bold labels of other programs' interfaces.
 */
export interface Term {
  id: string;
  area: TermArea;
  term: string;
  definition: string;
  see?: readonly string[];
  it: { term: string; gender: 'm' | 'f'; definition: string };
  forbidden: { en: readonly string[]; it: readonly string[] };
}

/** An entry as an area's file writes it: the file itself says the area. */
export type TermEntry = Omit<Term, 'area'>;
