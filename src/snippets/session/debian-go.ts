/** Uses Debian's Go library packages, if they're installed on this machine, so that `go run` doesn't need a registry. */
import { existsSync } from 'node:fs';
import path from 'node:path';

/** Folder where Debian's packages install the sources; see https://go-team.pages.debian.net/packaging.html. */
const GOPATH = '/usr/share/gocode';
const SDK = 'src/github.com/aws/aws-sdk-go-v2';

export const hasDebianGoSdk = (gopath = GOPATH): boolean => existsSync(path.join(gopath, SDK));

/** Returns settings that make `go` build only from these packages, or an empty object if the packages aren't installed. */
export const debianGo = (gopath = GOPATH): NodeJS.ProcessEnv => (hasDebianGoSdk(gopath) ? { GO111MODULE: 'off', GOPATH: gopath } : {});
