/** Steps before anything is written: a list of what the run will do, and the user's consent. */
import { createInterface } from 'node:readline/promises';
import { UsageError } from '../lib/usage-error';
import type { Settings } from './arguments';
import { leftBehind, PREFIX } from './buckets';

/**
 * @param existing names of the existing buckets
 * @returns lines that describe what the run will do, for the person who has to agree, and what an earlier run couldn't remove
 */
export function planLines({ endpoint, region, keys, other, pages, report }: Settings, existing: readonly string[]): string[] {
  const left = leftBehind(existing).join(', ');
  const lines = [
    `Endpoint ${endpoint}, region ${region}, access key ${keys.accessKeyId}${other ? `, second project ${other.id}` : ', no second project'}.`,
    `It has ${existing.length} buckets, which this run doesn’t touch. It creates separate buckets (${PREFIX}-…${pages ? ', and those of the pages, each with a random part' : ''}),`,
    `writes about ${pages ? '200' : '20'} MB to them, changes their settings, and then removes everything.${pages ? ' The pages run in temporary home directories and folders.' : ''}`,
    `The report is written to ${report}/conformance.json.`,
  ];
  const warning = `According to their names, these buckets were left by an earlier run that was killed: ${left}. If so, remove them yourself.`;
  return left === '' ? lines : [...lines, warning];
}

/** @throws UsageError if there's no one to ask */
export async function agrees(
  { yes }: Settings,
  input: NodeJS.ReadStream,
  output: NodeJS.WriteStream,
  signal: AbortSignal,
): Promise<boolean> {
  if (yes) return true;
  if (!input.isTTY) throw new UsageError('can’t ask for confirmation here: if all of this is correct, add --yes');
  const prompt = createInterface({ input, output });
  try {
    return /^(?:y|yes)$/i.test((await prompt.question('Continue? [y/N] ', { signal })).trim());
  } finally {
    prompt.close();
  }
}
