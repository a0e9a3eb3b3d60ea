/** Configuration files of the pages, and the programs that read them: these know best whether a file is good. */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

type Command = readonly [string, ...string[]];

export interface Program {
  readonly name: string;
  /** Titles of the blocks that it reads. */
  readonly title: RegExp;
  /** Succeeds where the program can be run. */
  readonly version: Command;
  readonly check: (file: string) => Command;
  /** The block with what the program needs around it. */
  readonly complete?: (text: string, folder: string) => string;
}

/** nft asks the kernel, so it gets a network of its own. */
const NFT: Command = ['unshare', '--map-root-user', '--net', 'nft'];

/** A whole configuration with a certificate that exists, and without names that only the reader's DNS knows. */
function wholeNginx(text: string, folder: string): string {
  const [certificate, key] = [path.join(folder, 'certificate.pem'), path.join(folder, 'key.pem')];
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=check', '-keyout', key, '-out', certificate], {
    stdio: 'ignore',
  });
  const site = text
    .replaceAll(/\bssl_certificate\s[^;]+;/g, `ssl_certificate ${certificate};`)
    .replaceAll(/\bssl_certificate_key\s[^;]+;/g, `ssl_certificate_key ${key};`)
    .replaceAll(/(?<=proxy_pass https?:\/\/)[\w.-]+\.example\b/g, '127.0.0.1');
  return `pid ${folder}/nginx.pid;\nevents {}\nhttp {\n${site}\n}`;
}

export const PROGRAMS: readonly Program[] = [
  {
    name: 'promtool, rules',
    title: /\.rules\.yml$/,
    version: ['promtool', '--version'],
    check: (file) => ['promtool', 'check', 'rules', file],
  },
  {
    name: 'promtool, configuration',
    title: /^prometheus\.yml$/,
    version: ['promtool', '--version'],
    check: (file) => ['promtool', 'check', 'config', '--syntax-only', file],
  },
  { name: 'haproxy', title: /\/haproxy\.cfg$/, version: ['haproxy', '-v'], check: (file) => ['haproxy', '-c', '-f', file] },
  {
    name: 'nginx',
    title: /\/nginx\/conf\.d\//,
    version: ['nginx', '-v'],
    check: (file) => ['nginx', '-t', '-e', 'stderr', '-c', file],
    complete: wholeNginx,
  },
  { name: 'nft', title: /\/nftables\.conf$/, version: [...NFT, '--version'], check: (file) => [...NFT, '--check', '--file', file] },
];

/** False where the program is not installed, or may not be run. */
export const canRun = ({ version: [command, ...args] }: Program): boolean => spawnSync(command, args).status === 0;

/** What the program says against a text; undefined where it has nothing to say. */
export function complaintOf({ check, complete }: Program, text: string): string | undefined {
  const folder = mkdtempSync(path.join(tmpdir(), 'page-file-'));
  try {
    const file = path.join(folder, 'file');
    writeFileSync(file, `${complete ? complete(text, folder) : text}\n`);
    const [command, ...args] = check(file);
    const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8' });
    return status === 0 ? undefined : stdout + stderr;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
