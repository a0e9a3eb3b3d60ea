/**
 * Unpacks the built site's archives, and serves them like a basic host, below a path that the archives don't know: `tsx archive-host.ts
 * <built site> <folder to unpack into> <path> <port>`. The files are in `<folder>/<archive>/`.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { unzipSync } from 'fflate';
import sirv from 'sirv';

const [site = '', folder = '', base = '/', port] = process.argv.slice(2);

function unpack(archive: string): void {
  for (const [name, content] of Object.entries(unzipSync(readFileSync(archive)))) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}

rmSync(folder, { recursive: true, force: true });
const archives = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter((file) => /(?:^|\/)downloads\/[^/]+\.zip$/.test(file));
for (const archive of archives) unpack(path.join(site, archive));

const files = sirv(folder);
createServer((request, response) => {
  const notFound = (): void => void response.writeHead(404).end();
  if (!request.url?.startsWith(base)) {
    notFound();
    return;
  }
  request.url = request.url.slice(base.length - 1);
  files(request, response, notFound);
}).listen(Number(port), '127.0.0.1');
