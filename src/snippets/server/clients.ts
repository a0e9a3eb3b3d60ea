/** Finds the client programs that blocks use, and their versions. */
import { createRequire } from 'node:module';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { findPrograms, tryCommand } from '../command';
import { compareVersions, type Versions } from '../releases';
import { hasDebianGoSdk } from '../session/debian-go';

export interface Clients {
  /** Path of the newest AWS CLI. */
  readonly aws: string | undefined;
  /** Path of a Python interpreter that has boto3. */
  readonly python: string | undefined;
  /** Missing programs, each with the reason. */
  readonly absent: ReadonlyMap<string, string>;
  /** Client versions, sorted by client name. */
  readonly versions: Versions;
}

const versionIn = (text: string | undefined, pattern = /(\d+(?:\.\d+)+)/): string | undefined => pattern.exec(text ?? '')?.[1];

/**
 * First version of the AWS CLI that reads `endpoint_url` from a profile; see
 * https://docs.aws.amazon.com/sdkref/latest/guide/feature-ss-endpoints.html.
 */
const LOWEST_AWS = '2.13';

/** Finds the newest AWS CLI. The pages are written for version 2. */
async function findAws(): Promise<{ file: string; version: string } | undefined> {
  const found = await Promise.all(
    findPrograms('aws').map(async (file) => ({ file, version: versionIn(await tryCommand(file, ['--version']), /aws-cli\/(2[.\d]+)/) })),
  );
  const usable = found.flatMap(({ file, version }) =>
    version === undefined || compareVersions(version, LOWEST_AWS) < 0 ? [] : [{ file, version }],
  );
  return usable.sort((a, b) => compareVersions(b.version, a.version))[0];
}

/** Finds the Python interpreter itself, because a launcher might look for its settings in the home folder. */
async function findPython(): Promise<{ file: string; python: string; boto3: string } | undefined> {
  const script = 'import sys, platform, boto3; print(sys.executable, platform.python_version(), boto3.__version__)';
  for (const candidate of findPrograms('python3')) {
    const [file, python, boto3] = (await tryCommand(candidate, ['-c', script]))?.trim().split(' ') ?? [];
    if (file !== undefined && python !== undefined && boto3 !== undefined) return { file, python, boto3 };
  }
  return undefined;
}

/** Returns the installed version of one of this project's packages. */
export function packageVersion(root: string, name: string): string | undefined {
  const file = path.join(root, 'node_modules', name, 'package.json');
  if (!existsSync(file)) return undefined;
  const manifest = createRequire(file)(file) as { version?: string };
  return manifest.version;
}

const PROGRAMS: readonly (readonly [program: string, name: string, args: readonly string[]])[] = [
  ['rclone', 'rclone', ['version']],
  ['restic', 'restic', ['version']],
  ['s3cmd', 's3cmd', ['--version']],
  ['s3fs', 's3fs', ['--version']],
  ['terraform', 'Terraform', ['version', '-json']],
  ['curl', 'curl', ['--version']],
  ['docker-registry', 'Distribution', ['--version']],
  ['duckdb', 'DuckDB', ['--version']],
  ['duplicity', 'duplicity', ['--version']],
  ['go', 'Go', ['version']],
  ['skopeo', 'skopeo', ['--version']],
];

/** Programs that aren't available as Debian or npm packages, or that need a separate machine. The root of scripts/current.sh lacks them. */
export const UNPACKAGED = ['docker', 'kopia', 'kubectl', 'proxmox-backup-manager', 'terraform', 'velero'] as const;

/** Returns the version line of the program that the blocks will use. */
async function versionLine(program: string, args: readonly string[]): Promise<string | undefined> {
  const [file] = findPrograms(program);
  return file === undefined ? undefined : tryCommand(file, args);
}

/** @param root project folder, whose packages the JavaScript blocks use */
export async function findClients(root: string): Promise<Clients> {
  const [aws, python, ...programs] = await Promise.all([
    findAws(),
    findPython(),
    ...PROGRAMS.map(async ([program, name, args]) => ({ program, name, version: versionIn(await versionLine(program, args)) })),
  ]);
  const absent = new Map(
    programs.filter(({ version }) => version === undefined).map(({ program, name }) => [program, `${name} is not installed here`]),
  );
  if (!aws) absent.set('aws', `the AWS CLI ${LOWEST_AWS} or later is not installed here`);
  if (!python) absent.set('python3', 'Python with boto3 is not installed here');
  if (!hasDebianGoSdk() && !absent.has('go')) absent.set('go', 'the AWS SDK for Go is not installed here');
  if (!existsSync('/dev/fuse') && !absent.has('s3fs')) absent.set('s3fs', 'this machine has no /dev/fuse');
  const versions: [string, string | undefined][] = [
    ['AWS CLI', aws?.version],
    ['boto3', python?.boto3],
    ['Python', python?.python],
    ['Node.js', process.versions.node],
    ['@aws-sdk/client-s3', packageVersion(root, '@aws-sdk/client-s3')],
    ...programs.map(({ name, version }): [string, string | undefined] => [name, version]),
  ];
  return {
    aws: aws?.file,
    python: python?.file,
    absent,
    versions: Object.fromEntries(
      versions
        .flatMap(([name, version]) => (version === undefined ? [] : [[name, version]]))
        .sort(([a = ''], [b = '']) => a.localeCompare(b, 'en')),
    ) as Record<string, string>,
  };
}
