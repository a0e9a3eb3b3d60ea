/** Pure functions that generate the page's table of tasks and the permissions that each needs. The build provides the words. */
import type { Language, TextTable } from '../parts/text-table';
import { rightsFor, tasksFor } from './core/tasks';

function tasksTable({ text, features }: Language): TextTable {
  const head = ['task', 'bucket', 'objects'].map((column) => text(`policy.column.${column}`));
  const rows = tasksFor([...features]).map((task) => {
    const { kind, effect, onBucket, onObjects } = rightsFor(task, [...features]);
    const short = (actions: readonly string[]): string => actions.join(', ') || '–';
    return [`${text(`policy.task.${task}`)} (${text(`policy.kind.${kind}`)}, ${effect})`, short(onBucket), short(onObjects)];
  });
  return [head, ...rows];
}

export const TABLES = { 'policy-tasks': tasksTable } as const;
