/** Reads the command line. Keys are no arguments: other users of a machine can read those. */
import { parseArgs } from 'node:util';
import { UsageError } from '../lib/usage-error';
import type { Place } from './store';

type Mode = 'deploy' | 'dry-run' | 'diff' | 'remove' | 'website';

export interface Settings extends Place {
  readonly mode: Mode;
  /** Folder of the built site. */
  readonly from: string;
  readonly graceDays: number;
  readonly parallel: number;
  readonly waitMs: number;
  /** Whether objects of others at paths of the site are overwritten. */
  readonly adopt: boolean;
  readonly redirects: boolean;
}

export const USAGE = `npm run deploy -- --to s3://bucket[/prefix] --endpoint URL [--dry-run | --diff | --remove | --website]

  --to ADDRESS       bucket, and the prefix under which the site stands; nothing outside of it is touched
  --endpoint URL     address of the S3 service, without a bucket (or AWS_ENDPOINT_URL; without either, Amazon's)
  --region NAME      region to sign for (or AWS_REGION, or that of the profile)
  --from FOLDER      the built site (default: build)
  --grace-days DAYS  how long files are kept that only earlier versions need (default: 7)
  --parallel NUMBER  requests at a time (default: 8)
  --wait MINUTES     how long to wait for another deploy to end (default: 5; 0 refuses at once)
  --adopt            overwrite objects that no earlier deploy has written
  --no-redirects     leave out the header by which a website endpoint answers 301; pages then redirect by themselves
  --dry-run          list every change, make none
  --diff             compare the build with what is deployed
  --remove           delete what deploys have written under the prefix, such as a preview
  --website          print the bucket's website configuration

Keys come from the environment or the profile, as for the AWS CLI: AWS_PROFILE, or AWS_ACCESS_KEY_ID and
AWS_SECRET_ACCESS_KEY. Exit status: 0 done, 1 failed and the site is whole, 2 nothing was tried, 130 stopped.`;

const OPTIONS = {
  to: { type: 'string' },
  endpoint: { type: 'string' },
  region: { type: 'string' },
  from: { type: 'string', default: 'build' },
  'grace-days': { type: 'string', default: '7' },
  parallel: { type: 'string', default: '8' },
  wait: { type: 'string', default: '5' },
  adopt: { type: 'boolean', default: false },
  'no-redirects': { type: 'boolean', default: false },
  'dry-run': { type: 'boolean', default: false },
  diff: { type: 'boolean', default: false },
  remove: { type: 'boolean', default: false },
  website: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

const MODES = ['dry-run', 'diff', 'remove', 'website'] as const;
const TO = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/([\w./-]*))?$/;
const MAX_PARALLEL = 64;
const MINUTE_MS = 60_000;

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS }).values;
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
  }
}

function targetOf(to: string | undefined): Pick<Settings, 'bucket' | 'prefix'> {
  if (!to) throw new UsageError(`no target: add --to s3://bucket\n\n${USAGE}`);
  const [, bucket, path = ''] = TO.exec(to) ?? [];
  const parts = path.split('/').filter((part) => part !== '');
  if (bucket === undefined || parts.some((part) => part === '.' || part === '..'))
    throw new UsageError(
      '--to: expected s3://bucket or s3://bucket/prefix, of letters, digits, points, hyphens and underscores. Keys do not stand in it: set AWS_PROFILE.',
    );
  return { bucket, prefix: parts.map((part) => `${part}/`).join('') };
}

function endpointOf(value: string | undefined): string | undefined {
  if (value === undefined) return undefined;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.pathname !== '/')
    throw new UsageError('--endpoint: expected the address of the S3 service such as https://s3.example.com, without bucket and keys');
  return url.origin;
}

function numberOf(name: string, value: string, lowest: number, highest: number): number {
  const number = Number(value);
  if (value.trim() === '' || !(number >= lowest && number <= highest))
    throw new UsageError(`--${name} ${value}: expected a number from ${lowest} to ${highest}`);
  return number;
}

/** @returns undefined where only help is asked for */
export function readSettings(args: readonly string[], env: Readonly<Record<string, string | undefined>>): Settings | undefined {
  const values = parse(args);
  if (values.help) return undefined;
  const [mode = 'deploy', ...more] = MODES.filter((name) => values[name]);
  if (more.length > 0) throw new UsageError(`--${mode} and --${more.join(', --')} exclude each other`);
  const target = targetOf(values.to);
  if (mode === 'remove' && target.prefix === '') throw new UsageError('--remove needs a prefix: --to s3://bucket/prefix');
  return {
    ...target,
    mode,
    endpoint: endpointOf(values.endpoint ?? env.AWS_ENDPOINT_URL),
    region: values.region,
    from: values.from,
    graceDays: numberOf('grace-days', values['grace-days'], 0, 3650),
    parallel: Math.floor(numberOf('parallel', values.parallel, 1, MAX_PARALLEL)),
    waitMs: numberOf('wait', values.wait, 0, 24 * 60) * MINUTE_MS,
    adopt: values.adopt,
    redirects: !values['no-redirects'],
  };
}
