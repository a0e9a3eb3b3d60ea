/**
 * Runs the hosted test server as a program, for the browser tests: `tsx hosted-cli.ts <built site> <port…>`. The last port controls the
 * server and acts as the insights service:
 *
 *   POST /faults            adds a rule (`FaultRule`)
 *   DELETE /faults?run=     removes a test's rules
 *   GET /received?run=      returns a test's requests and events
 *   GET /insights.js        the insights script, which sends each command that it receives to POST /events
 */
import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import { join } from 'node:path';

import { knownLocales } from '../../site/locales';
import type { SearchEngine } from '../contract';
import type { IndexFile } from '../engines/embedded/index-file';
import { createEngine } from '../engines/embedded/engine';
import { findIndex } from './find-index';
import type { FaultRule } from './faults';
import { answerSearch, readRequest, startHostedServer, type Received } from './hosted-server';

const [folder = '', ...ports] = process.argv.slice(2);

/** Loads the engines for the languages that the site was built in. */
async function loadEngines(): Promise<Map<string, SearchEngine>> {
  const engines = new Map<string, SearchEngine>();
  const add = async (locale: string, ofLocale: string): Promise<void> => {
    const file = findIndex(ofLocale, locale);
    if (file !== undefined) engines.set(locale, await createEngine(JSON.parse(readFileSync(file, 'utf8')) as IndexFile));
  };
  // The root has the index of the site's first language, and of no other.
  for (const locale of knownLocales) await add(locale, folder);
  // The site might have more languages than this working tree.
  for (const name of readdirSync(folder)) await add(name, join(folder, name));
  return engines;
}

/** Works like the real script: it processes the queue first, and then sends each new command. */
const INSIGHTS = `(() => {
  const source = document.currentScript.src;
  const send = (...command) => navigator.sendBeacon(new URL('/events', source), JSON.stringify(command));
  const queue = window.aa.queue ?? [];
  window.aa = send;
  for (const command of queue) send(...command);
})();`;

async function main(): Promise<void> {
  const numbers = ports.map(Number);
  const engines = await loadEngines();
  // An index name ends with its locale.
  const server = await startHostedServer(
    answerSearch((indexName) => engines.get(indexName.replace(/^.*-/, ''))),
    numbers.slice(0, -1),
  );
  const events: Received[] = [];

  const control = async (request: IncomingMessage): Promise<string> => {
    const call = await readRequest(-1, request);
    const run = call.query.run ?? '';
    const command = `${call.method} ${call.path}`;
    if (command === 'POST /faults') server.fail(call.body as FaultRule);
    if (command === 'DELETE /faults') server.clearFaults(run);
    if (command === 'GET /insights.js' || command === 'POST /events') events.push(call);
    if (command === 'GET /received') return JSON.stringify([...server.received, ...events].filter((received) => received.run === run));
    return command === 'GET /insights.js' ? INSIGHTS : 'ready';
  };
  createServer((request, response) => {
    void control(request).then((text) => {
      response
        .writeHead(200, {
          'access-control-allow-origin': '*',
          'content-type': request.url?.startsWith('/insights.js') ? 'text/javascript' : 'text/plain',
        })
        .end(text);
    });
  }).listen(numbers.at(-1), '127.0.0.1');
}

void main();
