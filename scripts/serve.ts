/**
 * Serves `build/`, or the folder given as an argument, on http://localhost:3000. `PORT` and `HOST` change the address. It prints what it
 * serves and where to look next. An error message is one line that explains how to fix the problem.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { rulesFolder } from '../src/hosting/plugin';
import { staticHost, type ServingRules } from './static-host';

const DEFAULT_PORT = 3000;
const HIGHEST_PORT = 65_535;
const root = fileURLToPath(new URL('..', import.meta.url));

/** Ends the program with a one-line message. */
function stop(line: string): never {
  console.error(`serve: ${line}`);
  process.exit(1);
}

function wantedPort(): number {
  const port = Number(process.env.PORT || DEFAULT_PORT);
  if (Number.isInteger(port) && port > 0 && port <= HIGHEST_PORT) return port;
  return stop(`PORT is ${process.env.PORT}; expected a whole number from 1 to ${HIGHEST_PORT}.`);
}

/** Headers, cache rules and redirects, which the build writes next to the site. */
function builtRules(directory: string): ServingRules {
  const file = path.join(rulesFolder(directory), 'rules.json');
  for (const needed of [path.join(directory, 'index.html'), file]) {
    if (!existsSync(needed)) return stop(`${path.relative(root, needed)} doesn’t exist. Build the site first: npm run build`);
  }
  return JSON.parse(readFileSync(file, 'utf8')) as ServingRules;
}

/** The build's language folders, recognized by their own 404 page. */
function languages(directory: string): string[] {
  return readdirSync(directory).filter((name) => existsSync(path.join(directory, name, '404.html')));
}

/**
 * Starts the server, which runs until the reader stops it.
 * @param folder built site, relative to the project root
 */
export function serve(folder = 'build'): void {
  const directory = path.join(root, folder);
  const port = wantedPort();
  const host = process.env.HOST || 'localhost';
  const rules = builtRules(directory);
  const { baseUrl } = rules;
  const server = createServer(staticHost(directory, rules));
  server.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE')
      stop(`port ${port} is in use. Stop the program that uses it, or choose another port: PORT=${port + 1} npm run serve`);
    if (error.code === 'EACCES') stop(`port ${port} needs more permissions. Choose a port above 1023: PORT=${DEFAULT_PORT} npm run serve`);
    stop(`can’t listen on ${host}:${port}: ${error.message}`);
  });
  server.listen(port, host, () => {
    const address = `http://${host}:${port}${baseUrl}`;
    console.log(`serve: ${folder}/ is served at ${address} (stop with Ctrl+C)`);
    for (const language of languages(directory)) console.log(`serve: the other language is at ${address}${language}/`);
    console.log('serve: try the search (press / on any page). To edit pages with automatic reload, use npm start.');
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) serve(process.argv[2]);
