/** Configures a Ceph cluster that has one monitor, one in-memory store, and one gateway. */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

export interface ClusterPlan {
  /** Folder for all files that the cluster writes. */
  readonly folder: string;
  /** Cluster UUID. */
  readonly fsid: string;
  readonly monitorPort: number;
  readonly gatewayPort: number;
}

/** Length of a day in lifecycle rules, in seconds. It's short enough to observe the effect of a rule. */
export const LIFECYCLE_DAY_SECONDS = 4;

/** Folder that contains the store's object classes. Debian's Ceph 20 looks for them in a relative folder unless it's configured. */
const CLASSES = readdirSync('/usr/lib')
  .map((architecture) => path.join('/usr/lib', architecture, 'rados-classes'))
  .filter((folder) => existsSync(folder))
  .map((folder) => `osd class dir = ${folder}\n`);

const MEMORY_BYTES = 4 * 1024 ** 3;

/**
 * Returns the text of `ceph.conf`. All daemons listen only on loopback. Checks that make sense for a cluster with many disks (replicas,
 * free space, placement groups) are disabled. With `local, sts`, a wrong key gets its own error rather than AccessDenied. `sigv4 insecure`
 * is set because Ceph 20.2.4 rejects an unsigned Content-Type. Amazon S3 accepts this, and restic leaves it unsigned over plain HTTP, as
 * here, but not over TLS; see ceph/ceph#71364.
 */
export function cephConfig({ folder, fsid, monitorPort, gatewayPort }: ClusterPlan): string {
  return `[global]
fsid = ${fsid}
mon host = [v2:127.0.0.1:${monitorPort}]
keyring = ${folder}/keyring
run dir = ${folder}/run
admin socket =
pid file =
log file = ${folder}/log/$name.log
mon cluster log file = ${folder}/log/cluster.log
crash dir = ${folder}/run
public addr = 127.0.0.1
cluster addr = 127.0.0.1
ms bind ipv4 = true
ms bind ipv6 = false
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 1
osd pool default pgp num = 1
osd pool default pg autoscale mode = off
osd crush chooseleaf type = 0
mon allow pool size one = true
mon max pg per osd = 1000
mon osd crush smoke test = false
mon data avail warn = 1
mon data avail crit = 1
[mon.a]
mon data = ${folder}/mon
[osd.0]
osd data = ${folder}/osd
osd objectstore = memstore
memstore device bytes = ${MEMORY_BYTES}
osd max object size = ${1024 ** 3}
${CLASSES.join('')}osd class load list = *
osd class default list = *
[client.rgw]
rgw frontends = beast endpoint=127.0.0.1:${gatewayPort}
rgw dns name = localhost
rgw dns s3website name = s3-website.localhost
rgw enable apis = s3, s3website, admin, sts, iam
rgw enable static website = true
rgw s3 auth use sts = true
rgw s3 auth order = local, sts
rgw sts key = abcdefghijklmnop
rgw crypt require ssl = false
rgw lc debug interval = ${LIFECYCLE_DAY_SECONDS}
rgw thread pool size = 64
rgw sigv4 insecure = true
`;
}
