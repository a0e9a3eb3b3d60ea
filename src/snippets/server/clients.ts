/** Finds the client programs that blocks use, and their versions. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findPrograms, tryCommand } from '../command';
import { PROGRAMS } from '../page/clients';
import { compareVersions, type Versions } from '../releases';
import { hasDebianGoSdk } from '../session/folder';

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
  return found
    .flatMap(({ file, version }) => (version === undefined || compareVersions(version, LOWEST_AWS) < 0 ? [] : [{ file, version }]))
    .sort((a, b) => compareVersions(b.version, a.version))[0];
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
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { version?: string }).version : undefined;
}

/** Programs that say their version with a command instead of an option. */
const VERSION_COMMAND = ['go', 'rclone', 'restic', 'terraform'];

/** Programs that aren't available as Debian or npm packages, or that need a separate machine. The root of scripts/current.sh lacks them. */
export const UNPACKAGED = ['docker', 'kopia', 'kubectl', 'proxmox-backup-manager', 'terraform', 'velero'] as const;

/** @param root project folder, whose packages the JavaScript blocks use */
export async function findClients(root: string): Promise<Clients> {
  const others = Object.entries(PROGRAMS).filter(([program]) => program !== 'aws');
  const [aws, python, ...programs] = await Promise.all([
    findAws(),
    findPython(),
    ...others.map(async ([program, name]) => {
      const [file] = findPrograms(program);
      const said = file && (await tryCommand(file, [VERSION_COMMAND.includes(program) ? 'version' : '--version']));
      return { program, name, version: versionIn(said) };
    }),
  ]);
  const absent = new Map(
    programs.filter(({ version }) => version === undefined).map(({ program, name }) => [program, `${name} is not installed here`]),
  );
  if (!aws) absent.set('aws', `the AWS CLI ${LOWEST_AWS} or later is not installed here`);
  if (!python) absent.set('python3', 'Python with boto3 is not installed here');
  if (!hasDebianGoSdk() && !absent.has('go')) absent.set('go', 'the AWS SDK for Go is not installed here');
  if (!existsSync('/dev/fuse') && !absent.has('s3fs')) absent.set('s3fs', 'this machine has no /dev/fuse');
  const versions = [
    ['AWS CLI', aws?.version],
    ['boto3', python?.boto3],
    ['Python', python?.python],
    ['Node.js', process.versions.node],
    ['@aws-sdk/client-s3', packageVersion(root, '@aws-sdk/client-s3')],
    ...programs.map(({ name, version }) => [name, version] as const),
  ] as const;
  const known = versions.flatMap(([name, version]) => (version === undefined ? [] : [[name, version] as const]));
  return { aws: aws?.file, python: python?.file, absent, versions: Object.fromEntries(known.sort(([a], [b]) => a.localeCompare(b, 'en'))) };
}
