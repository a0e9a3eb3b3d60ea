/** A table that a tool's core computes for the static page, as texts. Its words come from the build. */

/** Header row, then the other rows. */
export type TextTable = readonly (readonly string[])[];

/** Words and number format of a language. */
export interface Language {
  readonly locale: string;
  /** Returns a text of the build by its id. The ids of a tool's table texts begin with the tool's name. */
  readonly text: (id: string) => string;
}
