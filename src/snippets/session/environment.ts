/** Creates a session's environment variables. They include none of the runner's own settings, except those for network access. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { programFolders } from '../command';
import type { Folder } from './folder';

/** Variables that a machine needs to reach an external server, such as proxies and certificates. */
const KEPT = ['HTTP_PROXY', 'HTTPS_PROXY', 'http_proxy', 'https_proxy', 'SSL_CERT_FILE', 'SSL_CERT_DIR', 'NODE_EXTRA_CA_CERTS'] as const;
const LOOPBACK = '127.0.0.1,localhost,.localhost';

/** Folder where Debian's packages install Go sources, so that `go run` doesn't need a registry; see https://go-team.pages.debian.net/packaging.html. */
const GOPATH = '/usr/share/gocode';
const SDK = 'src/github.com/aws/aws-sdk-go-v2';

export const hasDebianGoSdk = (gopath = GOPATH): boolean => existsSync(path.join(gopath, SDK));

/** Returns settings that make `go` build only from these packages, or an empty object if the packages aren't installed. */
export const debianGo = (gopath = GOPATH): NodeJS.ProcessEnv => (hasDebianGoSdk(gopath) ? { GO111MODULE: 'off', GOPATH: gopath } : {});

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
