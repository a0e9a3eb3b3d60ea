/** Addresses of what the search needs, as the build puts them into the page's script. */
export interface SearchFiles {
  readonly dialog: readonly string[];
  readonly index?: string;
  readonly firstIndex?: string;
  readonly worker?: readonly string[];
  /** The worker's own script among them. */
  readonly workerScript?: string;
  readonly indexName?: string;
  readonly waiting?: string;
}
