/** The temporary folder of a session, with its home folder, working folder, programs, and packages, and its environment variables. */
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Variables } from '../../lib/substitute';
import { programFolders } from '../command';
import type { Clients } from '../server/clients';
import type { Identities } from '../server/model';

export interface Folder {
  readonly top: string;
  /** The blocks' home folder (`~`). */
  readonly home: string;
  /** The folder where the blocks start. */
  readonly work: string;
  /** Folder for the runner's own files, which the blocks can read. */
  readonly meta: string;
  /** Folder where the runner finds the blocks' output. */
  readonly out: string;
  readonly bin: string;
}

const FORWARD = fileURLToPath(new URL('./forward.mjs', import.meta.url));

/** Profiles on the pages, each with the variable that contains its name, and the identity whose keys it uses. */
const PROFILES = [
  { name: 'reader.profile', who: 'reader' },
  { name: 'reader.otherProfile', who: 'other' },
] as const;

/** Creates the profiles from the quickstart and keys-and-team pages, for pages that require them. */
function writeProfiles(home: string, values: Variables, identities: Identities, made: readonly string[]): void {
  const folder = path.join(home, '.aws');
  mkdirSync(folder);
  const value = (name: string): string => values[name] ?? '';
  const profiles = PROFILES.filter(({ name }) => !made.includes(name));
  const config = profiles.map(
    ({ name }) => `[profile ${value(name)}]
endpoint_url = ${value('brand.endpointUrl')}
region = ${value('brand.region')}
output = json
s3 =
    addressing_style = path
request_checksum_calculation = when_required
response_checksum_validation = when_required
`,
  );
  writeFileSync(path.join(folder, 'config'), config.join('\n'));
  const credentials = profiles.map(({ name, who }) => {
    const { accessKeyId = '', secretAccessKey = '' } = identities[who] ?? {};
    return `[${value(name)}]\naws_access_key_id = ${accessKeyId}\naws_secret_access_key = ${secretAccessKey}\n`;
  });
  writeFileSync(path.join(folder, 'credentials'), credentials.join('\n'), { mode: 0o600 });
}

/** Puts a client that the runner has selected first on the search path. */
function writeLauncher(folder: string, name: string, program: string): void {
  writeFileSync(path.join(folder, name), `#!/bin/sh\nexec '${program}' "$@"\n`, { mode: 0o755 });
}

/** @param made variables of the profiles that the page itself creates */
export function makeFolder(clients: Clients, values: Variables, identities: Identities, made: readonly string[]): Folder {
  const top = mkdtempSync(path.join(os.tmpdir(), 'snippets-page-'));
  const at = (name: string): string => path.join(top, name);
  const folder = { top, home: at('home'), work: at('work'), meta: at('meta'), out: at('out'), bin: at('bin') };
  // The sandbox is assembled in the last of these folders.
  for (const name of ['home', 'work', 'meta', 'out', 'bin', 'tmp', 'root']) mkdirSync(at(name));
  copyFileSync(FORWARD, path.join(folder.meta, path.basename(FORWARD)));
  if (clients.aws !== undefined) writeLauncher(folder.bin, 'aws', clients.aws);
  if (clients.python !== undefined) writeLauncher(folder.bin, 'python3', clients.python);
  writeLauncher(folder.bin, 'node', process.execPath);
  writeProfiles(folder.home, values, identities, made);
  return folder;
}

/**
 * @param title file name relative to the working folder, or to the home folder if it starts with `~/`
 * @throws Error if the path leads outside the session's folder
 */
export function fileIn({ top, home, work }: Folder, title: string): string {
  const file = title.startsWith('~/') ? path.join(home, title.slice(2)) : path.resolve(work, title);
  if (!file.startsWith(`${top}${path.sep}`))
    throw new Error(`title="${title}" is outside of the page’s folder; use a relative path or one that begins with ~/`);
  return file;
}

/** Variables that a machine needs to reach an external server, such as proxies and certificates. */
const KEPT = ['HTTP_PROXY', 'HTTPS_PROXY', 'http_proxy', 'https_proxy', 'SSL_CERT_FILE', 'SSL_CERT_DIR', 'NODE_EXTRA_CA_CERTS'] as const;
const LOOPBACK = '127.0.0.1,localhost,.localhost';

/** Folder where Debian's packages install Go sources, so that `go run` doesn't need a registry; see https://go-team.pages.debian.net/packaging.html. */
const GOPATH = '/usr/share/gocode';
const SDK = 'src/github.com/aws/aws-sdk-go-v2';

export const hasDebianGoSdk = (gopath = GOPATH): boolean => existsSync(path.join(gopath, SDK));

/** Returns settings that make `go` build only from these packages, or an empty object if the packages aren't installed. */
export const debianGo = (gopath = GOPATH): NodeJS.ProcessEnv => (hasDebianGoSdk(gopath) ? { GO111MODULE: 'off', GOPATH: gopath } : {});

/** Creates a session's environment variables. They include none of the runner's own settings, except those for network access. */
export function sessionEnvironment(folder: Folder): NodeJS.ProcessEnv {
  const kept = Object.fromEntries(KEPT.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]])));
  const noProxy = [process.env.NO_PROXY ?? process.env.no_proxy, LOOPBACK].filter(Boolean).join(',');
  return {
    ...kept,
    ...debianGo(),
    NO_PROXY: noProxy,
    no_proxy: noProxy,
    PATH: [folder.bin, ...programFolders()].join(path.delimiter),
    HOME: folder.home,
    TMPDIR: path.join(folder.top, 'tmp'),
    LC_ALL: 'C.UTF-8',
    TERM: 'dumb',
    AWS_PAGER: '',
    AWS_EC2_METADATA_DISABLED: 'true',
    NODE_NO_WARNINGS: '1',
    PYTHONDONTWRITEBYTECODE: '1',
  };
}
