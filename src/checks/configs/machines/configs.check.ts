/**
 * Checks that the machine configuration on the composer pages does what they say, using real programs in test networks and folders.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { isCi } from '../testing/installed';
import { codeOf, run, temporaryFolder } from '../testing/page-code';

const isRoot = process.getuid?.() === 0;
const has = (program: string): boolean => run(['sh', '-c', `command -v ${program}`], '/').status === 0;
/** Returns whether to skip tests because programs are missing. In continuous integration, they're never skipped. */
const without = (...programs: readonly string[]): boolean => !isCi && !programs.every(has);

/** Runs a shell script that stops at the first failure. @returns the script's output */
function script(folder: string, text: string, namespace: readonly string[] = []): string {
  const file = path.join(folder, 'script.sh');
  writeFileSync(file, `set -euo pipefail\n${text}\n`);
  const { status, stdout, stderr } = run(['env', ...namespace, 'timeout', '60', 'bash', file], folder);
  if (status !== 0) throw new Error(`${stdout}${stderr}`);
  return stdout;
}

const GENERATOR = '/usr/lib/systemd/system-generators/systemd-fstab-generator';

describe.skipIf(without(GENERATOR, 'mkfs.ext4', 'blkid', 'findmnt'))('mount of a disk of an agent', () => {
  const DEAD = 'UUID=0c9d6a1e-41b7-4c0a-8f6e-2f6b1d0c9a55 /data/agent00 xfs defaults,noatime,nofail 0 2';

  /** Returns the table that the page creates for a new disk, and the unit that systemd generates from it at the next start. */
  function afterRestart(before: readonly string[]) {
    const folder = temporaryFolder();
    writeFileSync(path.join(folder, 'fstab'), `${before.join('\n')}\n`);
    const block = codeOf('swarms/quickstart', 'awk -v mount_point').replaceAll('/etc/fstab', 'fstab');
    const uuid = script(
      folder,
      `sudo() { "$@"; }; MOUNT_POINT=/data/agent00; DISK=disk.img
       truncate --size 8M disk.img; mkfs.ext4 -q disk.img
       ${block.replace(/^diff.*$/m, '')}
       echo "$DISK_UUID"; mkdir units`,
    ).trim();
    const units = path.join(folder, 'units');
    const { stderr } = run([GENERATOR, units, units, units], folder, {
      SYSTEMD_FSTAB: path.join(folder, 'fstab.new'),
      SYSTEMD_LOG_TARGET: 'console',
    });
    const { stdout } = run(['findmnt', '--verify', '--tab-file', 'fstab.new'], folder);
    return { uuid, said: stderr + stdout, unit: readFileSync(path.join(units, 'data-agent00.mount'), 'utf8') };
  }

  it.each([
    ['the first disk', []],
    ['a disk that replaces a dead one', [DEAD]],
  ])('lasts beyond a restart: %s', (_case, before) => {
    const { uuid, said, unit } = afterRestart(before);
    expect(uuid).toMatch(/^[0-9a-f-]{36}$/);
    expect(unit).toContain(`What=/dev/disk/by-uuid/${uuid}\n`);
    expect(said).not.toMatch(/Duplicate entry|more than once/);
  });

  it('lets Docker wait for the disk, and start without a dead one', () => {
    const { unit } = afterRestart([]);
    expect(unit).toContain('Before=docker.service\n');
    expect(unit).not.toMatch(/RequiredBy=|Before=.*local-fs\.target/);
  });
});

describe.skipIf(without('systemd-analyze'))('unit of Docker', () => {
  function verify(dropIn: string): string {
    const folder = temporaryFolder();
    script(folder, 'mkdir docker.service.d');
    writeFileSync(path.join(folder, 'docker.service'), '[Service]\nExecStart=/bin/true\n');
    writeFileSync(path.join(folder, 'docker.service.d/agents.conf'), dropIn);
    const { stderr } = run(['systemd-analyze', 'verify', '--man=no', 'docker.service'], folder, { SYSTEMD_UNIT_PATH: `${folder}:` });
    // The output also contains warnings about the machine's own units.
    return stderr
      .split('\n')
      .filter((line) => /docker\.service|agents\.conf/.test(line))
      .join('\n');
  }

  it('accepts the file of the page', () => {
    expect(verify(codeOf('swarms/quickstart', 'docker.service.d/agents.conf'))).toBe('');
  });

  it('rejects a wrong line', () => {
    expect(verify('[Unit]\nNonsense=yes\n')).toContain('Nonsense');
  });
});

describe.skipIf(without('nft', 'ip', 'nsenter'))('firewall of a storage node', () => {
  /**
   * A node with the addresses from the pages, a container behind docker0 as Docker creates it, and programs that listen on two ports.
   */
  const NODE = `
    ip link set lo up
    ip link add docker0 type bridge
    ip address add 172.17.0.1/16 dev docker0
    ip link set docker0 up
    ip link add lan type bridge
    ip address add 10.10.1.11/24 dev lan
    ip link set lan up
    unshare --net sleep 60 & container=$!
    python3 -c 'import socket, time
listeners = [socket.create_server(("10.10.1.11", port)) for port in (8022, 9001)]
open("listening", "w").close()
time.sleep(60)' & listener=$!
    trap 'kill $container $listener' EXIT
    until [ -e listening ] && [ "$(readlink /proc/$container/ns/net)" != "$(readlink /proc/self/ns/net)" ]; do kill -0 $container $listener; done
    ip link add veth0 type veth peer name eth0 netns $container
    ip link set veth0 master docker0 up
    nsenter --target $container --net sh -c 'ip address add 172.17.0.2/16 dev eth0 && ip link set eth0 up && ip route add default via 172.17.0.1'
    reach() { nsenter --target $container --net timeout 2 bash -c "</dev/tcp/10.10.1.11/$1" 2>/dev/null && echo "$1 open" || echo "$1 closed"; }
    reach 9001; reach 8022; nft --file nftables.conf; reach 9001; reach 8022`;

  it('lets a container reach the agents of its own node, and nothing else there', () => {
    const folder = temporaryFolder();
    writeFileSync(path.join(folder, 'nftables.conf'), codeOf('operations/hardening', 'title="/etc/nftables.conf"'));
    const said = script(folder, NODE, ['unshare', ...(isRoot ? [] : ['--map-root-user']), '--net']);
    expect(said.trim().split('\n')).toEqual(['9001 open', '8022 open', '9001 open', '8022 closed']);
  });
});

describe.skipIf(without('nginx', 'openssl'))('nginx before two gateways', () => {
  /** Creates a root, two intermediate certificates, and a certificate for both hosts on the page, as many authorities issue them. */
  const CHAIN = `
    sign() {
      openssl req -new -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -subj "/CN=$1" -keyout "$1.key" -out "$1.csr" 2>/dev/null
      printf '%s\\n' "$3" > extensions
      openssl x509 -req -in "$1.csr" -days 1 -CA "$2.pem" -CAkey "$2.key" -CAcreateserial -extfile extensions -out "$1.pem" 2>/dev/null
    }
    openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -subj /CN=root -days 1 -keyout root.key -out root.pem 2>/dev/null
    sign first root basicConstraints=critical,CA:TRUE
    sign second first basicConstraints=critical,CA:TRUE
    sign host second subjectAltName=DNS:s3.storage.example.com,DNS:console.storage.example.com
    cat host.pem second.pem first.pem > chain.pem`;

  /** Starts nginx with the page's file and two gateways. @returns statuses of requests, which alternate between the two hosts */
  async function statuses(first: number, second: number): Promise<number[]> {
    const folder = temporaryFolder();
    script(folder, CHAIN);
    const site = codeOf('gateway/how-to-install', 'title="/etc/nginx/conf.d/s3.conf"')
      .replace(/server 192\.0\.2\.1(\d):443/g, `server unix:${folder}/gateway-$1.sock`)
      .replace(/listen 443/g, `listen unix:${folder}/front.sock`)
      .replace(/(ssl_certificate\s+)\S+;/g, `$1${folder}/chain.pem;`)
      .replace(/(ssl_certificate_key\s+)\S+;/g, `$1${folder}/host.key;`)
      .replace(/(ssl_trusted_certificate\s+)\S+;/g, `$1${folder}/root.pem;`);
    const gateways = [first, second].map(
      (status, index) => `server {
        listen unix:${folder}/gateway-${index + 1}.sock ssl; ssl_certificate ${folder}/chain.pem; ssl_certificate_key ${folder}/host.key;
        location / { return ${status}; } }`,
    );
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder};`).join(' ');
    const configuration = path.join(folder, 'nginx.conf');
    writeFileSync(
      configuration,
      `${isRoot ? 'user root;' : ''} pid ${folder}/pid; error_log ${folder}/error.log; events {}
       http { access_log off; ${temporary} ${site} ${gateways.join('\n')} }`,
    );
    const nginx = ['nginx', '-p', folder, '-e', `${folder}/error.log`, '-c', configuration] as const;
    const { status, stderr } = run(nginx, folder);
    if (status !== 0) throw new Error(stderr);
    onTestFinished(() => {
      run([...nginx, '-s', 'stop'], folder);
    });
    const ca = readFileSync(path.join(folder, 'root.pem'));
    const ask = (host: string): Promise<number> =>
      new Promise((resolve, reject) => {
        const options = { socketPath: `${folder}/front.sock`, host, servername: host, ca, agent: false };
        request(options, (response) => {
          response.resume();
          resolve(response.statusCode ?? 0);
        })
          .on('error', reject)
          .end();
      });
    const answers: number[] = [];
    for (let turn = 0; turn < 5; turn++) for (const name of ['s3', 'console']) answers.push(await ask(`${name}.storage.example.com`));
    return answers;
  }

  const all = (status: number): number[] => Array<number>(10).fill(status);

  it('accepts a chain with two intermediates', async () => {
    expect(await statuses(200, 200)).toEqual(all(200));
  });

  it('leaves a gateway out that answers 503', async () => {
    expect(await statuses(503, 200)).toEqual(all(200));
  });

  it('passes on what both gateways answer', async () => {
    expect(await statuses(403, 403)).toEqual(all(403));
  });
});

describe.skipIf(without('haproxy', 'ip') || !isRoot)('HAProxy before two gateways', () => {
  it('does not serve as root', () => {
    const folder = temporaryFolder();
    const text = codeOf('gateway/how-to-install', 'title="/etc/haproxy/haproxy.cfg"').replace('/run/haproxy', folder);
    writeFileSync(path.join(folder, 'haproxy.cfg'), `${text}\n`);
    const said = script(
      folder,
      `ip link set lo up
       haproxy -D -p pid -f haproxy.cfg
       trap 'kill $(cat pid)' EXIT
       ps --no-headers --format user:20 --pid $(cat pid)`,
      ['unshare', '--net'],
    );
    expect(said.trim()).toBe('haproxy');
  });
});

describe.skipIf(without('jq'))('copy of the keys of a gateway', () => {
  const metadata = {
    name: 'gateway-crypto',
    labels: { app: 'gateway' },
    namespace: 'old',
    uid: '5f0c7a52',
    resourceVersion: '7',
    creationTimestamp: '2026-11-20T02:14:09Z',
    ownerReferences: [{ apiVersion: 'v1', kind: 'Gateway', name: 'gw-1', uid: '0c9d6a1e' }],
  };

  it('contains nothing of the old cluster when it is applied to another', () => {
    const filter = /jq '([^']+)'/.exec(codeOf('operations/what-you-must-never-lose', 'TEST_CONTEXT:?}" apply'))?.[1] ?? '';
    const list = { kind: 'List', items: [{ kind: 'Secret', metadata, data: { crypto: 'e30=' } }] };
    const folder = temporaryFolder();
    writeFileSync(path.join(folder, 'keys.json'), JSON.stringify(list));
    const { stdout } = run(['jq', filter, 'keys.json'], folder);
    const kept = { name: metadata.name, labels: metadata.labels };
    expect(JSON.parse(stdout)).toEqual({ kind: 'List', items: [{ kind: 'Secret', metadata: kept, data: { crypto: 'e30=' } }] });
  });
});
