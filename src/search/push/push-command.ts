/** `npm run search:push [-- --dry-run] [--site build] [--locale it]`: uploads a built site's records. */
import { parseArgs } from 'node:util';

import { searchClient, type SearchClient } from '@algolia/client-search';

import { loadSearchLanguage } from '../../content/language';
import { UsageError } from '../../lib/usage-error';
import type { HostedSearch } from '../../site/brand';
import { limits } from '../../site/limits';
import { hostedClientOptions } from '../engines/hosted';
import { builtLocales, localeRecords } from '../records/site';
import { hostedIndexName } from '../search-config';
import { noPages, runCommand, type Console } from './command';
import { differenceLines, differenceOf, isEmpty, PushError, readLive, updateIndex, type WantedIndex } from './index-update';
import { hostedObjects, TooLargeError } from './objects';
import { hostedSynonyms, indexSettings } from './settings';

const USAGE = 'npm run search:push -- [--dry-run] [--site build] [--locale it]';
const WRITE_KEY = 'HOSTED_SEARCH_WRITE_KEY';

/** What the command takes from its surroundings. */
export interface PushSurroundings extends Console {
  hosted: HostedSearch | null;
  environment: Readonly<Record<string, string | undefined>>;
}

function readArguments(args: readonly string[]) {
  const options = { 'dry-run': { type: 'boolean' }, site: { type: 'string', default: 'build' }, locale: { type: 'string' } } as const;
  return parseArgs({ args: [...args], options }).values;
}

interface Account extends Pick<HostedSearch, 'appId' | 'indexName' | 'hosts'> {
  writeKey: string;
}

/**
 * The account of the brand, and the write key from the environment, which is the only place for it.
 * @throws {UsageError} naming what is missing and where it belongs
 */
function readAccount({ hosted, environment }: PushSurroundings): Account {
  if (hosted === null) {
    throw new UsageError(
      'There is no hosted search to push to: set hostedSearch in the brand file, or HOSTED_SEARCH_APP_ID, HOSTED_SEARCH_API_KEY and HOSTED_SEARCH_INDEX in the environment.',
    );
  }
  const writeKey = environment[WRITE_KEY];
  if (!writeKey) {
    throw new UsageError(
      `${WRITE_KEY} is not set: expected a key that may addObject, deleteObject, deleteIndex, editSettings, settings and browse. Set it in the environment, never in a file.`,
    );
  }
  if (writeKey === hosted.apiKey) {
    throw new UsageError(
      `${WRITE_KEY} is the key of hostedSearch, which goes to every reader's browser. Give hostedSearch a search-only key, and replace this one.`,
    );
  }
  return { ...hosted, writeKey };
}

/** Names of the indexes to write, each with its languages. */
function targets(indexName: string, languages: string[], locale: string | undefined): [string, string[]][] {
  if (locale !== undefined && !languages.includes(locale))
    throw new UsageError(`--locale ${locale}: there are no pages in this language, only in: ${languages.join(', ')}`);
  const isShared = !indexName.includes('{locale}');
  if (locale !== undefined && isShared) {
    throw new UsageError(
      `--locale ${locale}: the index ${indexName} holds all languages and is replaced as a whole. Leave --locale out, or name an index for each: docs-{locale}`,
    );
  }
  if (isShared) return [[indexName, languages]];
  return (locale === undefined ? languages : [locale]).map((language) => [hostedIndexName(indexName, language), [language]]);
}

interface Target {
  indexName: string;
  languages: readonly string[];
  wanted: WantedIndex;
}

async function makeTarget(site: string, [indexName, languages]: [string, string[]]): Promise<Target> {
  const records = await Promise.all(languages.map((language) => localeRecords(site, language)));
  const synonyms = hostedSynonyms(languages.map((language) => loadSearchLanguage(language)));
  return { indexName, languages, wanted: { objects: hostedObjects(records.flat()), settings: indexSettings(languages), synonyms } };
}

async function push(client: SearchClient, { indexName, languages, wanted }: Target, dryRun: boolean, say: Console['say']) {
  say(`${indexName} (${languages.join(', ')}): ${wanted.objects.length} objects`);
  const difference = differenceOf(wanted, await readLive(client, indexName));
  for (const line of differenceLines(difference)) say(`  ${line}`);
  if (isEmpty(difference.objects) && isEmpty(difference.synonyms) && difference.settings.length === 0) {
    say('  nothing to do');
  } else if (dryRun) {
    say('  dry run: nothing was written');
  } else {
    await updateIndex(client, indexName, wanted, difference);
    say(`  ${indexName} is live`);
  }
}

function connect({ appId, writeKey, hosts }: Account): SearchClient {
  const timeouts = { connect: limits.connectTimeoutMs, read: limits.readTimeoutMs, write: limits.writeTimeoutMs };
  // A key that may write stays out of addresses, which servers log.
  return searchClient(appId, writeKey, { ...hostedClientOptions({ hosts, timeouts }), authMode: 'WithinHeaders' });
}

/** Runs the command; exit code 0 when all indexes are as wanted, 1 when one is not, 2 when it was called wrongly. */
export function pushCommand(args: readonly string[], surroundings: PushSurroundings): Promise<number> {
  const { say, complain } = surroundings;
  return runCommand(USAGE, complain, async () => {
    const { site, locale, 'dry-run': dryRun = false } = readArguments(args);
    const account = readAccount(surroundings);
    const languages = builtLocales(site);
    if (languages.length === 0) throw new UsageError(noPages(site));
    try {
      // All of it is made before any of it is written.
      const all = await Promise.all(targets(account.indexName, languages, locale).map((target) => makeTarget(site, target)));
      const client = connect(account);
      for (const target of all) await push(client, target, dryRun, say);
      return 0;
    } catch (error) {
      if (!(error instanceof PushError || error instanceof TooLargeError)) throw error;
      complain(error.message);
      return 1;
    }
  });
}
