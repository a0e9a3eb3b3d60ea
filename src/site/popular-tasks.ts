/** A page or one of its headings, with its docs instance. */
export interface Task {
  readonly instance: 'home' | 'composer';
  readonly page: string;
  readonly heading?: string;
}

/** Page for readers whose program has no guide. A search without results links to it. */
export const unlistedProgram: Task = { instance: 'home', page: 'integrations/any-program' };

/** The tasks that most readers look for, in the order in which the search dialog's start screen shows their translated titles. */
export const popularTasks: readonly Task[] = [
  { instance: 'home', page: 'getting-started/quickstart' },
  { instance: 'home', page: 'guides/keys-and-team', heading: 'access-key' },
  { instance: 'home', page: 'guides/buckets-and-objects', heading: 'create' },
  { instance: 'home', page: 'guides/iam-policy', heading: 'read-only' },
  { instance: 'home', page: 'guides/object-lock', heading: 'enable' },
  { instance: 'home', page: 'guides/presigned-urls', heading: 'get' },
  { instance: 'composer', page: 'swarms/quickstart' },
];
