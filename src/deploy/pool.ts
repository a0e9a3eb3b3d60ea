/** Does a thing for each item, some at a time; the first error lets those under way end and begins no more. */
export async function inParallel<T>(items: readonly T[], limit: number, action: (item: T) => Promise<void>): Promise<void> {
  const rest = [...items];
  const work = async (): Promise<void> => {
    for (let item = rest.shift(); item !== undefined; item = rest.shift()) {
      try {
        await action(item);
      } catch (error) {
        rest.length = 0;
        throw error;
      }
    }
  };
  const ended = await Promise.allSettled(Array.from({ length: Math.min(limit, items.length) }, work));
  for (const end of ended) if (end.status === 'rejected') throw end.reason;
}
