/** The environment of a session: nothing of the runner's own settings but what reaches the network. */
import { existsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { debianGo } from './debian-go';
import type { Folder } from './folder';

/** What a machine needs to reach package registries: proxies and certificates. */
const KEPT = [
  'HTTP_PROXY',
  'HTTPS_PROXY',
  'http_proxy',
  'https_proxy',
  'SSL_CERT_FILE',
  'SSL_CERT_DIR',
  'NODE_EXTRA_CA_CERTS',
  'npm_config_registry',
  'npm_config_cafile',
] as const;
const LOOPBACK = '127.0.0.1,localhost,.localhost';

/** The packages that npm has downloaded already, and the registry that this machine uses. */
function npmSettings(): NodeJS.ProcessEnv {
  const userConfig = process.env.npm_config_userconfig ?? path.join(os.homedir(), '.npmrc');
  return {
    npm_config_cache: process.env.npm_config_cache ?? path.join(os.homedir(), '.npm'),
    npm_config_prefer_offline: 'true',
    npm_config_update_notifier: 'false',
    ...(existsSync(userConfig) ? { npm_config_userconfig: userConfig } : {}),
  };
}

/** Name of the variable by which the processes of a session are found again. */
export const MARKER = 'SNIPPETS_SESSION';

export function sessionEnvironment(folder: Folder, session: string): NodeJS.ProcessEnv {
  const kept = Object.fromEntries(KEPT.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]])));
  const noProxy = [process.env.NO_PROXY ?? process.env.no_proxy, LOOPBACK].filter(Boolean).join(',');
  return {
    ...kept,
    ...npmSettings(),
    ...debianGo(),
    NO_PROXY: noProxy,
    no_proxy: noProxy,
    PATH: `${folder.bin}${path.delimiter}${process.env.PATH ?? ''}${path.delimiter}/usr/sbin`,
    HOME: folder.home,
    TMPDIR: path.join(folder.top, 'tmp'),
    LC_ALL: 'C.UTF-8',
    TERM: 'dumb',
    AWS_PAGER: '',
    AWS_EC2_METADATA_DISABLED: 'true',
    NODE_NO_WARNINGS: '1',
    PYTHONDONTWRITEBYTECODE: '1',
    [MARKER]: session,
  };
}
