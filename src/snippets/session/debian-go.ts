/** Debian's packages of Go libraries, where this machine has them: `go run` then needs no registry. */
import { existsSync } from 'node:fs';
import path from 'node:path';

/** Where Debian's packages put the sources, https://go-team.pages.debian.net/packaging.html. */
const GOPATH = '/usr/share/gocode';
const SDK = 'src/github.com/aws/aws-sdk-go-v2';

export const hasDebianGoSdk = (gopath = GOPATH): boolean => existsSync(path.join(gopath, SDK));

/** Settings with which `go` builds from these packages alone; none where they are absent. */
export const debianGo = (gopath = GOPATH): NodeJS.ProcessEnv => (hasDebianGoSdk(gopath) ? { GO111MODULE: 'off', GOPATH: gopath } : {});
