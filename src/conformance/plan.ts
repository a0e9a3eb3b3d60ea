/** What a run will do, for who has to agree to it. */
import { createInterface } from 'node:readline/promises';
import { UsageError } from '../lib/usage-error';
import type { Settings } from './arguments';
import { PREFIX } from './ledger';

export const planLines = ({ endpoint, region, keys, other, pages, report }: Settings, existing: number): string[] => [
  `Endpoint ${endpoint}, region ${region}, access key ${keys.accessKeyId}${other ? `, second project ${other.id}` : ', no second project'}.`,
  `It has ${existing} buckets, which are not touched. This run creates buckets of its own (${PREFIX}-…${pages ? ', and those of the pages, each with a random part' : ''}),`,
  `writes some ${pages ? '200' : '20'} MB into them, changes their settings, and removes all of it again.${pages ? ' The pages run in temporary homes and folders.' : ''}`,
  `The reports go to ${report}/conformance.json and ${report}/conformance.html.`,
];

/** @throws UsageError when nobody can be asked */
export async function agrees(
  { yes }: Settings,
  input: NodeJS.ReadStream,
  output: NodeJS.WriteStream,
  signal: AbortSignal,
): Promise<boolean> {
  if (yes) return true;
  if (!input.isTTY) throw new UsageError('nobody can be asked here: add --yes if all of this is right');
  const prompt = createInterface({ input, output });
  try {
    return /^(?:y|yes)$/i.test((await prompt.question('Go on? [y/N] ', { signal })).trim());
  } finally {
    prompt.close();
  }
}
