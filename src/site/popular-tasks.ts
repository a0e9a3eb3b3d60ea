/** A page, or a heading of it, by its docs instance. */
export interface Task {
  readonly instance: 'home' | 'composer';
  readonly page: string;
  readonly heading?: string;
}

/** What helps whoever uses a program that has no guide: a search that finds nothing leads there. */
export const unlistedProgram: Task = { instance: 'home', page: 'integrations/any-program' };

/** What most readers come for, in the order of the search dialog's start screen, which shows the titles of the reader's language. */
export const popularTasks: readonly Task[] = [
  { instance: 'home', page: 'getting-started/quickstart' },
  { instance: 'home', page: 'guides/keys-and-team', heading: 'access-key' },
  { instance: 'home', page: 'guides/buckets-and-objects', heading: 'create' },
  { instance: 'home', page: 'guides/iam-policy', heading: 'read-only' },
  { instance: 'home', page: 'guides/object-lock', heading: 'enable' },
  { instance: 'home', page: 'guides/presigned-urls', heading: 'get' },
  { instance: 'composer', page: 'swarms/quickstart' },
];
