/** A table that a tool's core computes for the page without the application, as texts; its words come from the build. */

/** Head, then rows. */
export type TextTable = readonly (readonly string[])[];

/** Words and the way of writing numbers of a language. */
export interface Language {
  readonly locale: string;
  /** Text of the build by its id; those of a tool's tables begin with the tool's name. */
  readonly text: (id: string) => string;
}
