/**
 * Where the blocks of a page run: in namespaces of Linux, with the session's folders, the programs of the machine to read, and
 * one port of the S3 server. No home, no project, no process, no network beside these (`sandbox.sh`).
 */
import { spawnSync } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Folder } from './folder';

const SCRIPT = fileURLToPath(new URL('./sandbox.sh', import.meta.url));
/** Programs, libraries and the settings of both. */
const SYSTEM = ['/usr', '/bin', '/sbin', '/lib', '/lib32', '/lib64', '/libx32', '/etc', '/opt'];
/** Namespaces of the first level; `--kill-child` ends all in them with the runner's own child. */
const NAMESPACES = ['--user', '--map-root-user', '--mount', '--pid', '--ipc', '--fork', '--kill-child'];

const CURE =
  'The code blocks of pages run in namespaces, so that they reach nothing of this machine. Allow them: on Ubuntu with ' +
  '"sudo sysctl --write kernel.apparmor_restrict_unprivileged_userns=0", elsewhere "sysctl user.max_user_namespaces" must not be 0; ' +
  'a container needs CAP_SYS_ADMIN and no seccomp filter on unshare and mount; a chroot can have none (scripts/current.sh has). ' +
  'Other systems than Linux need a virtual machine with it.';

/** Why this machine gives no such namespaces, with the cure; undefined where it does. */
export function namespacesProblem(): string | undefined {
  const { status, error, stderr } = spawnSync('unshare', [...NAMESPACES, '--net', '--mount-proc', 'true'], { encoding: 'utf8' });
  return status === 0 ? undefined : `snippets: ${error?.message ?? stderr.trim()}\n${CURE}`;
}

/** @throws with the cure, where this machine gives no such namespaces */
export function requireNamespaces(): void {
  const problem = namespacesProblem();
  if (problem !== undefined) throw new Error(problem);
}

/** What a program needs to be shown that stands outside of the system's folders. */
function outside(file: string | undefined): string[] {
  if (file === undefined || file === '' || !existsSync(file)) return [];
  const real = realpathSync(file);
  return SYSTEM.some((folder) => real.startsWith(`${folder}/`)) ? [] : [real];
}

/** Of a Node.js from nvm or the like, its whole folder. */
const nodeFolder = (): string[] => outside(process.execPath).map((file) => path.dirname(path.dirname(file)));

/** What reaching a server of others takes: names of hosts, certificates. */
const networkFiles = (): string[] =>
  ['/etc/resolv.conf', process.env.SSL_CERT_FILE, process.env.SSL_CERT_DIR, process.env.NODE_EXTRA_CA_CERTS].flatMap(outside);

export interface SandboxOptions {
  readonly folder: Folder;
  /** Folder with packages, which JavaScript blocks import. */
  readonly packages: string;
  /** Port of loopback at which blocks find the S3 server; undefined where it is another machine's, and the network open. */
  readonly port: number | undefined;
}

/** The command that starts the shell of a session. */
export function sandboxCommand({ folder, packages, port }: SandboxOptions): readonly string[] {
  const network = port === undefined ? [] : ['--net'];
  const shown = [...SYSTEM, ...nodeFolder(), ...(port === undefined ? networkFiles() : [])];
  const script = [SCRIPT, folder.top, realpathSync(packages), realpathSync(process.execPath), String(port ?? ''), ...shown];
  return ['unshare', ...NAMESPACES, ...network, '--', '/bin/bash', ...script];
}
