/**
 * Where the blocks of a page run: in Linux namespaces, with the session's folders, read access to the machine's programs, and one port of
 * the S3 server. They have no other access to a home, project, process or network (`sandbox.sh`).
 */
import { spawnSync } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Folder } from './folder';

const SCRIPT = fileURLToPath(new URL('./sandbox.sh', import.meta.url));
/** Programs, libraries and their settings. */
const SYSTEM = ['/usr', '/bin', '/sbin', '/lib', '/lib32', '/lib64', '/libx32', '/etc', '/opt'];
/** First-level namespaces. `--kill-child` ends everything in them together with the runner's own child process. */
const NAMESPACES = ['--user', '--map-root-user', '--mount', '--pid', '--ipc', '--fork', '--kill-child'];

const CURE =
  'The code blocks of pages run in namespaces, so that they reach nothing of this machine. Allow them: on Ubuntu with ' +
  '"sudo sysctl --write kernel.apparmor_restrict_unprivileged_userns=0", elsewhere "sysctl user.max_user_namespaces" must not be 0; ' +
  'a container needs CAP_SYS_ADMIN and no seccomp filter on unshare and mount; a chroot can have none (scripts/current.sh has). ' +
  'Other systems than Linux need a virtual machine with it.';

/** Why this machine doesn't provide these namespaces, with the fix; undefined if it does. */
export function namespacesProblem(): string | undefined {
  const { status, error, stderr } = spawnSync('unshare', [...NAMESPACES, '--net', '--mount-proc', 'true'], { encoding: 'utf8' });
  return status === 0 ? undefined : `snippets: ${error?.message ?? stderr.trim()}\n${CURE}`;
}

/** @throws with the fix if this machine doesn't provide these namespaces */
export function requireNamespaces(): void {
  const problem = namespacesProblem();
  if (problem !== undefined) throw new Error(problem);
}

/** Paths that a program outside the system's folders needs. */
function outside(file: string | undefined): string[] {
  if (file === undefined || file === '' || !existsSync(file)) return [];
  const real = realpathSync(file);
  return SYSTEM.some((folder) => real.startsWith(`${folder}/`)) ? [] : [real];
}

/** For a Node.js from nvm or a similar tool, its whole folder. */
const nodeFolder = (): string[] => outside(process.execPath).map((file) => path.dirname(path.dirname(file)));

/** Files needed to reach an external server: host names, certificates. */
const networkFiles = (): string[] =>
  ['/etc/resolv.conf', process.env.SSL_CERT_FILE, process.env.SSL_CERT_DIR, process.env.NODE_EXTRA_CA_CERTS].flatMap(outside);

export interface SandboxOptions {
  readonly folder: Folder;
  /** Folder with packages, which JavaScript blocks import. */
  readonly packages: string;
  /** Loopback port at which blocks find the S3 server; undefined if it is on another machine, with network access. */
  readonly port: number | undefined;
}

/** The command that starts the shell of a session. */
export function sandboxCommand({ folder, packages, port }: SandboxOptions): readonly string[] {
  const network = port === undefined ? [] : ['--net'];
  const shown = [...SYSTEM, ...nodeFolder(), ...(port === undefined ? networkFiles() : [])];
  const script = [SCRIPT, folder.top, realpathSync(packages), realpathSync(process.execPath), String(port ?? ''), ...shown];
  return ['unshare', ...NAMESPACES, ...network, '--', '/bin/bash', ...script];
}
