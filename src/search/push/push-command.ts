/** `npm run search:push [-- --dry-run] [--site build]` uploads a built site's records. */
import { parseArgs } from 'node:util';

import { searchClient, type IndexSettings, type SearchClient, type SynonymHit } from '@algolia/client-search';

import { loadSearchLanguage } from '../../content/language';
import { UsageError } from '../../lib/usage-error';
import { limits } from '../../site/limits';
import type { HostedSearch } from '../../site/brand';
import { hostedClientOptions } from '../engines/hosted';
import { builtLocales, localeRecords } from '../records/site';
import { hostedIndexName } from '../search-config';
import { hostedObjects, TooLargeError, type HostedObject } from './objects';
import { hostedSynonyms, indexSettings } from './settings';

/** Environment variable that contains the key with write permission. */
const WRITE_KEY = 'HOSTED_SEARCH_WRITE_KEY';

interface PushSurroundings {
  say: (line: string) => void;
  complain: (line: string) => void;
  hosted: HostedSearch | null;
  /** The brand's languages. */
  languages: readonly string[];
  environment: Readonly<Record<string, string | undefined>>;
  /** Interrupts the upload. Anything that it has created besides the live index is removed or, if that's impossible, reported. */
  interruption: AbortSignal;
}

/** Removes the key from the output, because a service might echo it, and control characters, because a terminal would interpret them. */
function guarded(surroundings: PushSurroundings): PushSurroundings {
  const key = surroundings.environment[WRITE_KEY] ?? '';
  const hide = (line: string): string =>
    [key, encodeURIComponent(key)].reduce((text, secret) => (secret === '' ? text : text.replaceAll(secret, `<${WRITE_KEY}>`)), line);
  const clean = (line: string): string =>
    hide(
      line
        .split('\n')
        .map((part) => part.replace(/\p{Cc}/gu, ' '))
        .join('\n'),
    );
  return { ...surroundings, say: (line) => surroundings.say(clean(line)), complain: (line) => surroundings.complain(clean(line)) };
}

const USAGE = 'npm run search:push -- [--dry-run] [--site build]';

/** Thrown if an upload didn't finish. The message describes the state of the live index. */
class PushError extends Error {
  override readonly name = 'PushError';
}

/** The exit code that shells use after Ctrl+C. */
const INTERRUPTED = 130;

/** @throws {UsageError} for unknown options and missing values */
function readArguments(args: readonly string[]) {
  const options = { 'dry-run': { type: 'boolean' }, site: { type: 'string', default: 'build' } } as const;
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : String(error)}\nExpected: ${USAGE}`);
  }
}

interface Account extends Pick<HostedSearch, 'appId' | 'indexName' | 'hosts'> {
  writeKey: string;
}

/** Reads the brand's account, and the write key. @throws {UsageError} that names what's missing and where to set it */
function readAccount({ hosted, environment }: PushSurroundings): Account {
  if (hosted === null) {
    throw new UsageError(
      'There is no hosted search to push to: set hostedSearch in the brand file, or HOSTED_SEARCH_APP_ID, HOSTED_SEARCH_API_KEY, and HOSTED_SEARCH_INDEX in the environment.',
    );
  }
  const writeKey = environment[WRITE_KEY];
  if (!writeKey) {
    throw new UsageError(
      `${WRITE_KEY} is not set: expected a key with the permissions addObject, deleteIndex, and editSettings. Set it in the environment, never in a file.`,
    );
  }
  if (writeKey === hosted.apiKey) {
    throw new UsageError(
      `${WRITE_KEY} is the key of hostedSearch, which goes to every reader's browser. Set hostedSearch to a search-only key, and replace this key.`,
    );
  }
  return { ...hosted, writeKey };
}

/** Returns the names of the indexes to write, together with their languages. */
function targets(indexName: string, languages: string[]): [string, string[]][] {
  if (!indexName.includes('{locale}')) return [[indexName, languages]];
  return languages.map((language) => [hostedIndexName(indexName, language), [language]]);
}

/** Complete content to write to an index. */
interface WantedIndex {
  indexName: string;
  languages: readonly string[];
  objects: HostedObject[];
  settings: IndexSettings;
  synonyms: SynonymHit[];
}

async function makeIndex(site: string, [indexName, languages]: [string, string[]], all: readonly string[]): Promise<WantedIndex> {
  const records = await Promise.all(languages.map((language) => localeRecords(site, language, all)));
  const synonyms = hostedSynonyms(languages.map((language) => loadSearchLanguage(language)));
  return { indexName, languages, objects: hostedObjects(records.flat()), settings: indexSettings(languages), synonyms };
}

/**
 * Writes settings and synonyms, and then replaces all objects through a temporary index, to which the library copies settings, rules, and
 * synonyms.
 * @throws {PushError} if a step fails; the live objects are then unchanged or, if only the last step (the move) wasn't confirmed, either
 * unchanged or completely new
 */
async function replaceIndex({ client, temporaryIndex }: Upload, { indexName, objects, settings, synonyms }: WantedIndex): Promise<void> {
  let step = 'settings';
  try {
    const { taskID } = await client.setSettings({ indexName, indexSettings: settings });
    await client.waitForTask({ indexName, taskID });
    step = 'synonyms';
    const saved = await client.saveSynonyms({ indexName, synonymHit: synonyms, replaceExistingSynonyms: true });
    await client.waitForTask({ indexName, taskID: saved.taskID });
    step = 'objects';
    await client.replaceAllObjects({ indexName, objects });
  } catch (error) {
    const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    const state = 'are unchanged, or completely new if only the last step wasn’t confirmed. Push again';
    const left = temporaryIndex();
    const rest = left === undefined ? 'No temporary index is left behind.' : `The temporary index ${left} is left behind: delete it.`;
    throw new PushError(`${message} This happened while saving ${step}; the objects of ${indexName} ${state}. ${rest}`, { cause: error });
  }
}

class InterruptedError extends Error {
  override readonly name = 'InterruptedError';
}

const isDone = (status: number): boolean => status >= 200 && status < 300;

/**
 * Rejects all further requests from a client after an interruption, except for deletions. The library then deletes the temporary index, as
 * it does after any failure. A pending request is completed, because its effect would otherwise be unknown.
 * @returns a function that returns the name of the temporary index that exists or might exist, or undefined if there is none
 */
function watchUpload(
  { transporter: { requester } }: Pick<SearchClient, 'transporter'>,
  interruption: AbortSignal,
): () => string | undefined {
  let temporary: string | undefined;
  const send = requester.send.bind(requester);
  requester.send = async (request) => {
    const isDeletion = request.method === 'DELETE';
    if (interruption.aborted && !isDeletion) throw new InterruptedError('Interrupted.');
    // The library chooses the name: the index name, `_tmp_`, and a number.
    temporary = /"destination":"([^"]+_tmp_\d+)"/.exec(String(request.data))?.[1] ?? temporary;
    const response = await send(request);
    if (isDeletion && isDone(response.status)) temporary = undefined;
    // The temporary index is now the live one.
    if (isDone(response.status) && String(request.data).includes('"operation":"move"')) temporary = undefined;
    return response;
  };
  return () => temporary;
}

/** The service's client, and a function that returns the name of the temporary index that would be left behind. */
interface Upload {
  client: SearchClient;
  temporaryIndex: () => string | undefined;
}

/** Timeouts in milliseconds. No reader is waiting, so even the response headers may take as long as a write operation. */
const TIMEOUTS = { connect: limits.writeTimeoutMs, read: limits.writeTimeoutMs, write: limits.writeTimeoutMs };

function connect({ appId, writeKey, hosts }: Account, { interruption, complain }: PushSurroundings): Upload {
  // A key with write permission must not be in URLs, because servers log them.
  const client = searchClient(appId, writeKey, { ...hostedClientOptions(hosts), authMode: 'WithinHeaders', timeouts: TIMEOUTS });
  const temporaryIndex = watchUpload(client, interruption);
  const warn = (): void => {
    const left = temporaryIndex();
    const warning = left === undefined ? '' : ` A second Ctrl+C leaves the temporary index ${left} behind.`;
    complain(`Stopping after the current request.${warning}`);
  };
  interruption.addEventListener('abort', warn, { once: true });
  return { client, temporaryIndex };
}

async function run(args: readonly string[], surroundings: PushSurroundings): Promise<void> {
  const { site, 'dry-run': dryRun = false } = readArguments(args);
  const account = readAccount(surroundings);
  const built = builtLocales(site, surroundings.languages);
  if (built.length === 0) {
    throw new UsageError(
      `${site} contains no page that Docusaurus has built. Build the site first (npm run build), or specify its folder with --site <folder>`,
    );
  }
  // Prepare everything before writing anything.
  const all = await Promise.all(targets(account.indexName, built).map((target) => makeIndex(site, target, surroundings.languages)));
  const upload = connect(account, surroundings);
  for (const wanted of all) {
    const { indexName, languages, objects, synonyms } = wanted;
    surroundings.say(`${indexName} (${languages.join(', ')}): ${objects.length} objects, ${synonyms.length} synonyms`);
    if (!dryRun) await replaceIndex(upload, wanted);
    surroundings.say(dryRun ? '  dry run: nothing was written' : `  ${indexName} is live`);
  }
}

/** Runs the command. Exit codes: 0 if all indexes are up to date, 1 if any of them isn't, 2 for incorrect usage, 130 if interrupted. */
export async function pushCommand(args: readonly string[], given: PushSurroundings): Promise<number> {
  const surroundings = guarded(given);
  try {
    await run(args, surroundings);
    return 0;
  } catch (error) {
    const isMisuse = error instanceof UsageError;
    if (!(isMisuse || error instanceof PushError || error instanceof TooLargeError)) throw error;
    surroundings.complain(error.message);
    if (surroundings.interruption.aborted) return INTERRUPTED;
    return isMisuse ? 2 : 1;
  }
}
