/** Steps before anything is written: the arguments, a list of what the run will do, and the user's consent. */
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { UsageError } from '../lib/usage-error';
import type { Keys } from '../s3/client';
import { leftBehind, PREFIX } from './buckets';

export interface Settings {
  /** Endpoint URL without a trailing slash. */
  readonly endpoint: string;
  readonly region: string;
  readonly keys: Keys;
  /** A second project for testing which access is granted and denied. */
  readonly other: (Keys & { readonly id: string }) | undefined;
  readonly yes: boolean;
  /** Folder to write the report to. */
  readonly report: string;
  /** Whether to test operations and guarantees. */
  readonly probes: boolean;
  /** Whether to run the code blocks on the pages. */
  readonly pages: boolean;
}

/** The service to test, and the keys to use for it. */
export type Target = Pick<Settings, 'endpoint' | 'region' | 'keys' | 'other'>;

export type Environment = Readonly<Record<string, string | undefined>>;

export const USAGE = `npm run conformance -- --endpoint URL --region NAME [--yes] [--report FOLDER] [--only probes|pages] [--current]

  --endpoint URL   address of the S3 service, without a bucket (or S3_ENDPOINT)
  --region NAME    region to sign for (or S3_REGION)
  --yes            don't ask for confirmation
  --report FOLDER  folder for conformance.json (default: conformance)
  --only WHAT      probes: operations and guarantees; pages: the code blocks of the pages
  --current        use today's clients instead of those of this machine; the report must be in the project or /tmp

S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are the keys. S3_OTHER_ACCESS_KEY_ID, S3_OTHER_SECRET_ACCESS_KEY, and
S3_OTHER_PROJECT_ID specify a second project for tests of sharing and denied requests.
Exit status: 0 everything that is documented holds, 1 something doesn't hold, 2 nothing was tried, 130 stopped.`;

const OPTIONS = {
  endpoint: { type: 'string' },
  region: { type: 'string' },
  yes: { type: 'boolean', default: false },
  report: { type: 'string', default: 'conformance' },
  only: { type: 'string' },
  help: { type: 'boolean', default: false },
} as const;

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS }).values;
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
  }
}

function endpointOf(value: string | undefined): string {
  if (!value) throw new UsageError(`no endpoint: add --endpoint https://s3.example.com\n\n${USAGE}`);
  if (!URL.canParse(value) || !/^https?:$/.test(new URL(value).protocol))
    throw new UsageError(`--endpoint ${value} isn’t a valid address: write it with https:// and without a bucket`);
  const { origin, pathname, search, username } = new URL(value);
  if (pathname !== '/' || search !== '') throw new UsageError(`--endpoint ${value} has a path: write only the address ${origin}`);
  if (username !== '') throw new UsageError('--endpoint contains a user name: set the keys in the environment');
  return origin;
}

function partsOf(only: string | undefined): Pick<Settings, 'probes' | 'pages'> {
  if (only !== undefined && only !== 'probes' && only !== 'pages')
    throw new UsageError(`unknown value --only ${only}: write --only probes or --only pages`);
  return { probes: only !== 'pages', pages: only !== 'probes' };
}

function keysOf(env: Environment): Keys {
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if (!accessKeyId || !secretAccessKey) throw new UsageError('no keys: set S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY');
  return { accessKeyId, secretAccessKey };
}

function otherOf(env: Environment): Settings['other'] {
  const { S3_OTHER_ACCESS_KEY_ID: accessKeyId, S3_OTHER_SECRET_ACCESS_KEY: secretAccessKey, S3_OTHER_PROJECT_ID: id } = env;
  const given = [accessKeyId, secretAccessKey, id].filter(Boolean).length;
  if (given === 0) return undefined;
  if (!accessKeyId || !secretAccessKey || !id)
    throw new UsageError(
      'the second project is incomplete: set S3_OTHER_ACCESS_KEY_ID, S3_OTHER_SECRET_ACCESS_KEY, and S3_OTHER_PROJECT_ID, or none of them',
    );
  return { accessKeyId, secretAccessKey, id };
}

/**
 * @returns the settings, or undefined if only help was requested
 * @throws UsageError whose message says what to do
 */
export function readSettings(args: readonly string[], env: Environment): Settings | undefined {
  const values = parse(args);
  if (values.help) return undefined;
  const endpoint = endpointOf(values.endpoint ?? env.S3_ENDPOINT);
  const region = values.region ?? env.S3_REGION;
  if (!region) throw new UsageError(`no region: add --region with the region name that your service uses for signatures\n\n${USAGE}`);
  return { endpoint, region, keys: keysOf(env), other: otherOf(env), yes: values.yes, report: values.report, ...partsOf(values.only) };
}

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
