/** Starts nginx, Caddy and `npm run serve` with the rules of a built site, for `hosts.check.ts`. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { request, type IncomingHttpHeaders } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** Decompressed body. */
  readonly body: string;
}

export interface Host {
  /** Sends a request with the path exactly as written. `fetch` would normalize it. */
  readonly ask: (path: string, options?: { readonly encoding?: string; readonly method?: string }) => Promise<Answer>;
  readonly stop: () => Promise<void>;
}

/** `PATH` doesn't include sbin for ordinary users. */
const env = { ...process.env, PATH: `${process.env.PATH ?? ''}:/usr/sbin:/sbin` };

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

function ask(port: number, place: string, { encoding = 'identity', method = 'GET' } = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const call = request({ port, host: '127.0.0.1', path: place, method, headers: { 'Accept-Encoding': encoding } }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        const { statusCode: status = 0, headers } = response;
        const body = Buffer.concat(parts);
        resolve({ status, headers, body: (headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body).toString() });
      });
    });
    call.on('error', reject).end();
  });
}

/** Writes a configuration around the build's files, as an operator would. */
type Configure = (parts: {
  readonly site: string;
  readonly rules: string;
  readonly root: string;
  readonly port: number;
  readonly own: string;
}) => { readonly command: readonly string[]; readonly file?: string; readonly text?: string };

const nginx: Configure = ({ rules, root, port, own }) => ({
  command: ['nginx', '-p', own, '-c', path.join(own, 'nginx.conf'), '-e', 'stderr'],
  file: 'nginx.conf',
  text: `daemon off; pid ${own}/pid; error_log stderr; ${process.getuid?.() === 0 ? 'user root;' : ''}
events {}
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${own}/${name};`).join(' ')}
  include ${rules}/nginx-http.conf;
  server { listen 127.0.0.1:${port}; root ${root}; include ${rules}/nginx-server.conf; }
}
`,
});

const caddy: Configure = ({ rules, root, port, own }) => ({
  command: ['caddy', 'run', '--adapter', 'caddyfile', '--config', path.join(own, 'Caddyfile')],
  file: 'Caddyfile',
  text: `{
	admin off
	auto_https off
}
import ${rules}/Caddyfile
http://127.0.0.1:${port} {
	root * ${root}
	import docs
}
`,
});

/** The server reads the rules next to the site by itself. */
const serve: Configure = ({ site, port }) => ({
  command: ['env', `PORT=${port}`, 'HOST=127.0.0.1', process.execPath, '--import', 'tsx', 'scripts/serve.ts', path.relative('', site)],
});

export const HOSTS = { nginx, caddy, serve };

/** Whether the program is installed on this machine. */
export const hasHost = (name: keyof typeof HOSTS): boolean =>
  name === 'serve' || spawnSync(name, [name === 'caddy' ? 'version' : '-v'], { env }).error === undefined;

/** @throws Error with the program's output if the program exits instead of responding */
async function untilItAnswers(port: number, program: ChildProcess, said: readonly Buffer[]): Promise<void> {
  for (;;) {
    if (program.exitCode !== null) throw new Error(`it exited: ${Buffer.concat(said).toString()}`);
    const answer = await ask(port, '/').catch(() => undefined);
    if (answer) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/**
 * @param site    folder of a built site, with its rules next to it
 * @param baseUrl path that it was built for
 * @throws Error if the program is missing or rejects its configuration
 */
export async function startHost(name: keyof typeof HOSTS, site: string, baseUrl: string): Promise<Host> {
  const own = mkdtempSync(path.join(os.tmpdir(), `${name}-`));
  // The root folder contains the site at the path that it was built for.
  const root = path.join(own, 'root');
  mkdirSync(path.dirname(path.join(root, baseUrl)), { recursive: true });
  symlinkSync(site, path.join(root, baseUrl).replace(/\/$/, ''));
  const port = await freePort();
  const { command, file, text } = HOSTS[name]({ site, rules: `${site}-hosting`, root, port, own });
  if (file !== undefined && text !== undefined) writeFileSync(path.join(own, file), text);
  const [program = '', ...args] = command;
  const child = spawn(program, args, { env: { ...env, HOME: own, XDG_DATA_HOME: own, XDG_CONFIG_HOME: own } });
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => said.push(part));
  await once(child, 'spawn');
  await untilItAnswers(port, child, said);
  return {
    ask: (place, options) => ask(port, place, options),
    stop: async () => {
      const end = once(child, 'exit');
      child.kill();
      await end;
    },
  };
}
