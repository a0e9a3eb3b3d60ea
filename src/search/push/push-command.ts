/** `npm run search:push [-- --dry-run] [--site build] [--locale it] [--max-bytes 10000]`: uploads a built site's records. */
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';

import { searchClient, type SearchClient } from '@algolia/client-search';

import type { HostedSearch } from '../../site/brand';
import { limits } from '../../site/limits';
import { hostedClientOptions } from '../engines/hosted';
import { hostedIndexName } from '../hosted-index';
import { folderPages, recordsOf, type FolderPage } from '../records/folder';
import { oneWaySynonyms } from '../one-way-synonyms';
import { synonyms } from '../synonyms';
import { runCommand, type Console } from '../terminal/command';
import { UsageError } from '../../lib/usage-error';
import { readAccount, type Account } from './account';
import { differenceLines, differenceOf, isEmpty, type WantedIndex } from './difference';
import { readLive } from './live';
import { hostedObjects, TooLargeError } from './objects';
import { messageOf, PushError, replaceIndex } from './replace';
import { indexSettings } from './settings';
import { hostedSynonyms } from './synonyms';

const USAGE = 'npm run search:push -- [--dry-run] [--site build] [--locale it] [--max-bytes 10000]';
/** What most plans of the hosted service take. */
const DEFAULT_MAX_BYTES = 10_000;

interface PushArguments {
  dryRun: boolean;
  folder: string;
  locale: string | undefined;
  maxBytes: number;
}

/** What the command takes from its surroundings. */
export interface PushSurroundings extends Console {
  hosted: HostedSearch | null;
  environment: Readonly<Record<string, string | undefined>>;
}

function readArguments(args: readonly string[]): PushArguments {
  const options = {
    'dry-run': { type: 'boolean' },
    site: { type: 'string' },
    locale: { type: 'string' },
    'max-bytes': { type: 'string' },
  } as const;
  const { values } = parseArgs({ args: [...args], options });
  const maxBytes = Number(values['max-bytes'] ?? DEFAULT_MAX_BYTES);
  if (!Number.isInteger(maxBytes) || maxBytes < 1)
    throw new UsageError(`--max-bytes: expected a whole number of bytes, got ${values['max-bytes']}`);
  return { dryRun: values['dry-run'] ?? false, folder: values.site ?? 'build', locale: values.locale, maxBytes };
}

async function readPages(folder: string): Promise<FolderPage[]> {
  const pages = existsSync(folder) ? await folderPages(folder) : [];
  if (pages.length === 0)
    throw new UsageError(
      `${folder} holds no page that Docusaurus has built. Build the site first (npm run build), or name its folder: --site <folder>`,
    );
  return pages;
}

/** Indexes to write, each with its languages. */
function targets(account: Account, pages: readonly FolderPage[], locale: string | undefined): Map<string, string[]> {
  const languages = [...new Set(pages.map(({ language }) => language))].sort();
  if (locale !== undefined && !languages.includes(locale))
    throw new UsageError(`--locale ${locale}: there are no pages in this language, only in: ${languages.join(', ')}`);
  if (locale !== undefined && !account.indexName.includes('{locale}')) {
    throw new UsageError(
      `--locale ${locale}: the index ${account.indexName} holds all languages and is replaced as a whole. Leave --locale out, or name an index for each: docs-{locale}`,
    );
  }
  const found = new Map<string, string[]>();
  for (const language of locale === undefined ? languages : [locale]) {
    const name = hostedIndexName(account.indexName, language);
    found.set(name, [...(found.get(name) ?? []), language]);
  }
  return found;
}

/** An index to be written. */
interface Target {
  indexName: string;
  languages: readonly string[];
  wanted: WantedIndex;
  /** Sections whose text became several objects. */
  split: readonly string[];
}

function makeTarget(pages: readonly FolderPage[], indexName: string, languages: readonly string[], maxBytes: number): Target {
  const { objects, split } = hostedObjects(
    languages.flatMap((language) => recordsOf(pages, language)),
    maxBytes,
  );
  return {
    indexName,
    languages,
    split,
    wanted: { objects, settings: indexSettings(languages), synonyms: hostedSynonyms(synonyms, languages.flatMap(oneWaySynonyms)) },
  };
}

async function push(
  client: SearchClient,
  { indexName, languages, wanted, split }: Target,
  { dryRun, maxBytes }: PushArguments,
  say: Console['say'],
): Promise<void> {
  say(`${indexName} (${languages.join(', ')}): ${wanted.objects.length} objects`);
  if (split.length > 0) say(`  ${split.length} sections need more than ${maxBytes} bytes and become several objects, such as ${split[0]}`);
  const live = await readLive(client, indexName).catch((error: unknown) => {
    throw new PushError(`${messageOf(error)} The index ${indexName} is as it was.`, { cause: error });
  });
  const difference = differenceOf(wanted, live);
  for (const line of differenceLines(difference)) say(`  ${line}`);
  if (isEmpty(difference)) {
    say('  nothing to do');
  } else if (dryRun) {
    say('  dry run: nothing was written');
  } else {
    await replaceIndex({ client, indexName, wanted, exists: live.exists, say });
    say(`  ${indexName} is live`);
  }
}

function connect({ appId, writeKey, hosts }: Account): SearchClient {
  const timeouts = { connect: limits.connectTimeoutMs, read: limits.readTimeoutMs, write: limits.writeTimeoutMs };
  // A key that may write stays out of addresses, which servers log.
  return searchClient(appId, writeKey, { ...hostedClientOptions({ hosts, timeouts }), authMode: 'WithinHeaders' });
}

/** Runs the command; exit code 0 when all indexes are as wanted, 1 when one is not, 2 when it was called wrongly. */
export function pushCommand(args: readonly string[], { hosted, environment, say, complain }: PushSurroundings): Promise<number> {
  return runCommand(USAGE, complain, async () => {
    const options = readArguments(args);
    const { folder, locale, maxBytes } = options;
    const account = readAccount(hosted, environment);
    const pages = await readPages(folder);
    try {
      // All of it is made before any of it is written.
      const all = [...targets(account, pages, locale)].map(([indexName, languages]) => makeTarget(pages, indexName, languages, maxBytes));
      const client = connect(account);
      for (const target of all) await push(client, target, options, say);
      return 0;
    } catch (error) {
      if (!(error instanceof PushError || error instanceof TooLargeError)) throw error;
      complain(error.message);
      return 1;
    }
  });
}
