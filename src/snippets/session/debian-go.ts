/** Debian's packages of Go libraries, if this machine has them, so that `go run` doesn't need a registry. */
import { existsSync } from 'node:fs';
import path from 'node:path';

/** Folder where Debian's packages install the sources, https://go-team.pages.debian.net/packaging.html. */
const GOPATH = '/usr/share/gocode';
const SDK = 'src/github.com/aws/aws-sdk-go-v2';

export const hasDebianGoSdk = (gopath = GOPATH): boolean => existsSync(path.join(gopath, SDK));

/** Settings that make `go` build from these packages only; empty if they aren't installed. */
export const debianGo = (gopath = GOPATH): NodeJS.ProcessEnv => (hasDebianGoSdk(gopath) ? { GO111MODULE: 'off', GOPATH: gopath } : {});
