/**
 * Runs a page's blocks in Linux namespaces that contain the session's folders, read access to the machine's programs, and one port of the
 * S3 server. The blocks have no other access to a home folder, project, process, or network (`sandbox.sh`).
 */
import { spawnSync } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Folder } from './folder';

const SCRIPT = fileURLToPath(new URL('./sandbox.sh', import.meta.url));
/** Folders with programs, libraries, and their settings. */
const SYSTEM = ['/usr', '/bin', '/sbin', '/lib', '/lib32', '/lib64', '/libx32', '/etc', '/opt'];
/** First-level namespaces. `--kill-child` ends everything in them when the runner's own child process ends. */
const NAMESPACES = ['--user', '--map-root-user', '--mount', '--pid', '--ipc', '--fork', '--kill-child'];

const CURE =
  'Code blocks run in namespaces, so that they can’t access anything else on this machine. Allow namespaces: on Ubuntu, run ' +
  '"sudo sysctl --write kernel.apparmor_restrict_unprivileged_userns=0", and elsewhere, "sysctl user.max_user_namespaces" must not be 0. ' +
  'A container needs CAP_SYS_ADMIN and no seccomp filter on unshare and mount. A chroot doesn’t allow any (scripts/current.sh does). ' +
  'Operating systems other than Linux need a virtual machine with Linux.';

/** Returns why this machine doesn't provide these namespaces, and how to fix it. Undefined if it does. */
export function namespacesProblem(): string | undefined {
  const { status, error, stderr } = spawnSync('unshare', [...NAMESPACES, '--net', '--mount-proc', 'true'], { encoding: 'utf8' });
  return status === 0 ? undefined : `snippets: ${error?.message ?? stderr.trim()}\n${CURE}`;
}

/** @throws Error that says how to fix it, if this machine doesn't provide these namespaces */
export function requireNamespaces(): void {
  const problem = namespacesProblem();
  if (problem !== undefined) throw new Error(problem);
}

/** Returns the paths that a program outside the system folders needs. */
function outside(file: string | undefined): string[] {
  if (file === undefined || file === '' || !existsSync(file)) return [];
  const real = realpathSync(file);
  return SYSTEM.some((folder) => real.startsWith(`${folder}/`)) ? [] : [real];
}

/** Returns the entire folder of a Node.js installation from nvm or a similar tool. */
const nodeFolder = (): string[] => outside(process.execPath).map((file) => path.dirname(path.dirname(file)));

/** Returns the files needed to reach an external server, such as host names and certificates. */
const networkFiles = (): string[] =>
  ['/etc/resolv.conf', process.env.SSL_CERT_FILE, process.env.SSL_CERT_DIR, process.env.NODE_EXTRA_CA_CERTS].flatMap(outside);

export interface SandboxOptions {
  readonly folder: Folder;
  /** Folder with the packages that JavaScript blocks import. */
  readonly packages: string;
  /** Loopback port where blocks find the S3 server. Undefined if it's on another machine, in which case blocks have network access. */
  readonly port: number | undefined;
}

/** Returns the command that starts a session's shell. */
export function sandboxCommand({ folder, packages, port }: SandboxOptions): readonly string[] {
  const network = port === undefined ? [] : ['--net'];
  const shown = [...SYSTEM, ...nodeFolder(), ...(port === undefined ? networkFiles() : [])];
  const script = [SCRIPT, folder.top, realpathSync(packages), realpathSync(process.execPath), String(port ?? ''), ...shown];
  return ['unshare', ...NAMESPACES, ...network, '--', '/bin/bash', ...script];
}
