/**
 * The programs that check configuration files from the pages, and the command for each one. They start no services and need no network.
 */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';

export interface Program {
  readonly name: string;
  /** Debian package name. */
  readonly package: string;
  /** Pattern for the names of the files that the program reads, which are the titles on the pages. */
  readonly files: RegExp;
  /** Text that's invalid in any of its files. */
  readonly wrong: string;
  /** Writes the text of a file with this title to the folder. @returns the command that checks the file */
  readonly command: (text: string, folder: string, title: string) => readonly [program: string, ...args: string[]];
}

function save(folder: string, name: string, text: string): string {
  const file = path.join(folder, name);
  // haproxy rejects a file that doesn't end with a line break.
  writeFileSync(file, `${text}\n`);
  return file;
}

const CERTIFICATE = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-subj', '/CN=example'];

/** Creates a certificate for these names that expires in a month, and its key. */
export function certificate(folder: string, names = 'DNS:example'): { readonly key: string; readonly cert: string } {
  const [key, cert] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')];
  const files = ['-addext', `subjectAltName=${names}`, '-days', '30', '-keyout', key, '-out', cert];
  const { status, stderr, error } = spawnSync('openssl', [...CERTIFICATE, ...files], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`openssl, which this check needs, failed: ${error?.message ?? stderr}`);
  return { key, cert };
}

/** Puts a conf.d file in a complete configuration, with an existing certificate and server, and paths that any user can write to. */
function nginx(text: string, folder: string): string {
  const { key, cert } = certificate(folder);
  const site = text
    .replace(/(ssl_certificate\s+)\S+;/g, `$1${cert};`)
    .replace(/(ssl_certificate_key\s+)\S+;/g, `$1${key};`)
    .replace(/(ssl_trusted_certificate\s+)\S+;/g, `$1${cert};`)
    .replace('storage.internal', '192.0.2.10')
    .replace(/(proxy_cache_path\s+)\S+/g, `$1${folder}/cache`)
    .replace(/(listen\s+)(?:\[::\]:)?(\d+)/g, `$1unix:${folder}/$2.sock`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder};`).join(' ');
  const include = `include ${save(folder, 'site.conf', site)};`;
  return save(folder, 'nginx.conf', `pid ${folder}/pid; error_log stderr; events {}\nhttp { access_log off; ${temporary} ${include} }\n`);
}

/** nft asks the kernel, which requires privileges over a network, so it runs in a separate network namespace. */
const OWN_NETWORK = process.getuid?.() === 0 ? ['--net'] : ['--map-root-user', '--net'];

export const PROGRAMS: readonly Program[] = [
  {
    name: 'promtool',
    package: 'prometheus',
    files: /(?:\.rules|(?:^|\/)prometheus)\.ya?ml$/,
    wrong: 'nonsense: 1',
    // Doesn't check the files that a configuration refers to.
    command: (text, folder, title) =>
      title.includes('.rules.')
        ? ['promtool', 'check', 'rules', save(folder, 'swarm.rules.yml', text)]
        : ['promtool', 'check', 'config', '--syntax-only', save(folder, 'prometheus.yml', text)],
  },
  {
    name: 'amtool',
    package: 'prometheus-alertmanager',
    files: /(?:^|\/)alertmanager\.ya?ml$/,
    wrong: 'nonsense: 1',
    command: (text, folder) => ['amtool', 'check-config', save(folder, 'alertmanager.yml', text)],
  },
  {
    name: 'prometheus-blackbox-exporter',
    package: 'prometheus-blackbox-exporter',
    files: /(?:^|\/)blackbox\.ya?ml$/,
    wrong: 'nonsense: 1',
    command: (text, folder) => ['prometheus-blackbox-exporter', '--config.check', `--config.file=${save(folder, 'blackbox.yml', text)}`],
  },
  {
    name: 'nft',
    package: 'nftables',
    files: /(?:^|\/)nftables\.conf$/,
    wrong: 'nonsense',
    command: (text, folder) => ['unshare', ...OWN_NETWORK, 'nft', '--check', '--file', save(folder, 'nftables.conf', text)],
  },
  {
    name: 'haproxy',
    package: 'haproxy',
    files: /(?:^|\/)haproxy\.cfg$/,
    wrong: 'nonsense',
    command: (text, folder) => ['haproxy', '-c', '-f', save(folder, 'haproxy.cfg', text)],
  },
  {
    name: 'nginx',
    package: 'nginx',
    files: /(?:^|\/)nginx(?:\/.+)?\.conf$/,
    wrong: 'nonsense;',
    command: (text, folder) => ['nginx', '-t', '-q', '-p', folder, '-c', nginx(text, folder)],
  },
];
