/** Indexes of the tests' own hosted service, in memory. Tasks are done at once. */

export interface StoredIndex {
  objects: Map<string, Record<string, unknown>>;
  settings: Record<string, unknown>;
  synonyms: Map<string, Record<string, unknown>>;
  rules: string[];
}

const emptyIndex = (): StoredIndex => ({ objects: new Map(), settings: {}, synonyms: new Map(), rules: [] });

export function createHostedStore() {
  const indexes = new Map<string, StoredIndex>();
  const looks = new Map<number, number>();
  let lastTask = 0;
  const ensure = (name: string): StoredIndex => {
    const index = indexes.get(name) ?? emptyIndex();
    indexes.set(name, index);
    return index;
  };
  const store = {
    indexes,
    /** Tasks are published at the second look only. */
    isSlow: false,
    ensure,
    task: (): number => {
      lastTask += 1;
      return lastTask;
    },
    isPublished: (task: number): boolean => {
      looks.set(task, (looks.get(task) ?? 0) + 1);
      return !store.isSlow || (looks.get(task) ?? 0) > 1;
    },
    copy: (from: string, to: string, scope: readonly string[]): void => {
      const source = ensure(from);
      const target = ensure(to);
      if (scope.includes('settings')) target.settings = { ...source.settings };
      if (scope.includes('rules')) target.rules = [...source.rules];
      if (scope.includes('synonyms')) target.synonyms = new Map(source.synonyms);
    },
    move: (from: string, to: string): void => {
      indexes.set(to, ensure(from));
      indexes.delete(from);
    },
  };
  return store;
}

export type HostedStore = ReturnType<typeof createHostedStore>;
