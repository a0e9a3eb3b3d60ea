/** Whose index is written to, and with which key. */
import type { HostedSearch } from '../../site/brand';
import { UsageError } from '../../lib/usage-error';

/** Names of the variables; also those that the brand's configuration reads. */
export const WRITE_KEY = 'HOSTED_SEARCH_WRITE_KEY';

export interface Account {
  appId: string;
  writeKey: string;
  /** `{locale}` in it stands for the language. */
  indexName: string;
  hosts: readonly string[];
}

/**
 * The account of the brand, and the write key from the environment, which is the only place for it.
 * @throws {UsageError} naming what is missing and where it belongs
 */
export function readAccount(hosted: HostedSearch | null, environment: Readonly<Record<string, string | undefined>>): Account {
  if (hosted === null) {
    throw new UsageError(
      'There is no hosted search to push to: set hostedSearch in the brand file, or HOSTED_SEARCH_APP_ID, HOSTED_SEARCH_API_KEY and HOSTED_SEARCH_INDEX in the environment.',
    );
  }
  const writeKey = environment[WRITE_KEY];
  if (!writeKey) {
    throw new UsageError(
      `${WRITE_KEY} is not set: expected a key that may addObject, deleteObject, deleteIndex, editSettings, settings, browse and search. Set it in the environment, never in a file.`,
    );
  }
  if (writeKey === hosted.apiKey) {
    throw new UsageError(
      `${WRITE_KEY} is the key of hostedSearch, which goes to every reader's browser. Give hostedSearch a search-only key, and replace this one.`,
    );
  }
  const { appId, indexName, hosts } = hosted;
  return { appId, indexName, hosts, writeKey };
}
