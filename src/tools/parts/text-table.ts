import type { Features } from '../../site/features';

/** Text table that a tool's core computes for the static page. The build provides the words. */

/** Header row, followed by the other rows. */
export type TextTable = readonly (readonly string[])[];

/** Words and number format for a language, and what the service has. */
export interface Language {
  readonly locale: string;
  /** Returns the build's text with a given ID. The IDs of a tool's table texts begin with the tool's name. */
  readonly text: (id: string) => string;
  readonly features: Features;
  /** Size in KB as which the service bills each smaller object. Null if each is billed by its size. */
  readonly smallestBilledKb?: number | null;
}
