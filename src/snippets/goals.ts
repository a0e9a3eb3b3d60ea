/** What a whole run must reach on the server that the runner started, so that coverage cannot fade away unseen. */
import type { Totals } from './report';

/** Share of the shell and SDK blocks that run, 0 to 1. */
const MIN_SHARE = 0.95;
/** Distinct S3 operations that the server carried out. */
export const MIN_OPERATIONS = 60;
/** Seconds that a run may take on two cores. */
export const MAX_SECONDS = 600;

type Reached = Pick<Totals, 'executed' | 'executable' | 'operations'> & { readonly seconds: number };

/** @returns one line for each goal that was missed */
export function missedGoals({ executed, executable, operations, seconds }: Reached): string[] {
  const share = executable === 0 ? 1 : executed / executable;
  return [
    ...(share < MIN_SHARE
      ? [
          `expected at least ${MIN_SHARE * 100} % of the shell and SDK blocks to run, came ${(share * 100).toFixed(1)} %; the lines "not run" above say why`,
        ]
      : []),
    ...(operations.length < MIN_OPERATIONS
      ? [`expected at least ${MIN_OPERATIONS} S3 operations, came ${operations.length}: ${operations.join(' ')}`]
      : []),
    ...(seconds > MAX_SECONDS
      ? [`expected a run of at most ${MAX_SECONDS} s, came ${seconds.toFixed(0)} s; the pages above show their times`]
      : []),
  ];
}
