/** The table that stands in the page without the application, as texts. Pure; its words come from the build. */
import type { Language, TextTable } from '../parts/text-table';
import { ACTIONS, outcomeOf, STATES } from './core/outcomes';

function actionsTable({ text }: Language): TextTable {
  const head = ['action', ...STATES].map((column) => text(`lifecycle.column.${column}`));
  const rows = ACTIONS.map((action) => [
    text(`lifecycle.action.${action}`),
    ...STATES.map((state) => text(`lifecycle.outcome.${outcomeOf(action, state)}`)),
  ]);
  return [head, ...rows];
}

export const TABLES = { 'lifecycle-actions': actionsTable } as const;
