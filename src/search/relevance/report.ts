/** An evaluation as lines of text. */
import type { Evaluation, Miss, Tally } from './evaluate';
import { percent } from './percent';

const COLUMNS = ['queries', 'success@1', 'success@5', 'MRR', 'heading@1', 'heading@5'] as const;
const KIND_WIDTH = 16;
const NARROWEST = 7;

function row(kind: string, cells: readonly string[]): string {
  return kind.padEnd(KIND_WIDTH) + cells.map((cell, index) => cell.padStart(Math.max(NARROWEST, COLUMNS[index]?.length ?? 0) + 2)).join('');
}

function tallyRow(kind: string, { total, first, five, reciprocal, heading, headingFive }: Tally): string {
  const share = (count: number): string => percent(count / total);
  return row(kind, [String(total), share(first), share(five), (reciprocal / total).toFixed(3), share(heading), share(headingFive)]);
}

/** The shares of each kind of query and of all. `success` and `MRR` are of the right page, `heading` of the right section. */
export function tableLines({ all, kinds }: Evaluation): string[] {
  return [row('', COLUMNS), ...[...kinds].map(([kind, tally]) => tallyRow(kind, tally)), tallyRow('all', all)];
}

/** A whole set in a line. */
export function setLine(name: string, { all: { total, first, five, heading, headingFive } }: Evaluation): string {
  const share = (count: number): string => percent(count / total);
  return `${name}: ${total} queries, success@1 ${share(first)}, success@5 ${share(five)}, heading@1 ${share(heading)}, heading@5 ${share(headingFive)}`;
}

/** A miss in a line: what was wanted, where it stands, what stands first instead. */
export function missLine({ query, expect, place, pagePlace, found }: Miss): string {
  if (expect.length === 0) return `“${query}” is nonsense and must find nothing; first is ${found[0] ?? 'nothing'}`;
  const where = place > 0 ? `, which is hit ${place + 1}` : ', which is not among ten';
  const page = pagePlace === 0 ? ' (the right page)' : '';
  return `“${query}”: wanted ${expect[0] ?? ''}${where}; first is ${found[0] ?? 'nothing'}${page}`;
}
