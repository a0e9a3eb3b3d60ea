/** What a push would change. */
import type { IndexSettings, SynonymHit } from '@algolia/client-search';

import type { LiveIndex } from './live';
import type { HostedObject } from './objects';

/** All that an index is to hold. */
export interface WantedIndex {
  objects: readonly HostedObject[];
  settings: IndexSettings;
  synonyms: readonly SynonymHit[];
}

/** Names of what differs. */
export interface Changes {
  added: string[];
  changed: string[];
  removed: string[];
}

export interface Difference {
  objects: Changes;
  /** Names of settings; those that the push does not set are left out, because the service has defaults for them. */
  settings: string[];
  synonyms: Changes;
}

function compare(wanted: ReadonlyMap<string, string>, live: ReadonlyMap<string, string>): Changes {
  const names = [...wanted.keys()];
  return {
    added: names.filter((name) => !live.has(name)),
    changed: names.filter((name) => live.has(name) && live.get(name) !== wanted.get(name)),
    removed: [...live.keys()].filter((name) => !wanted.has(name)),
  };
}

const byId = (synonyms: readonly SynonymHit[]) =>
  new Map(synonyms.map(({ objectID, type, input, synonyms: words }) => [objectID, JSON.stringify([type.toLowerCase(), input, words])]));

export function differenceOf(wanted: WantedIndex, live: LiveIndex): Difference {
  const settings = Object.entries(wanted.settings).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(live.settings[name as keyof IndexSettings]),
  );
  return {
    objects: compare(new Map(wanted.objects.map(({ objectID, hash }) => [objectID, hash])), live.hashes),
    settings: settings.map(([name]) => name),
    synonyms: compare(byId(wanted.synonyms), byId(live.synonyms)),
  };
}

const count = ({ added, changed, removed }: Changes): number => added.length + changed.length + removed.length;

export function isEmpty({ objects, settings, synonyms }: Difference): boolean {
  return count(objects) + settings.length + count(synonyms) === 0;
}

/** Names shown of each kind; the rest is counted. */
const SHOWN = 10;

function listed(sign: string, names: readonly string[]): string[] {
  const lines = names.slice(0, SHOWN).map((name) => `  ${sign} ${name}`);
  return names.length > SHOWN ? [...lines, `  ${sign} and ${names.length - SHOWN} more`] : lines;
}

const summary = ({ added, changed, removed }: Changes): string =>
  `${added.length} added, ${changed.length} changed, ${removed.length} removed`;

/** The difference as lines for a terminal. */
export function differenceLines({ objects, settings, synonyms }: Difference): string[] {
  return [
    `objects: ${summary(objects)}`,
    ...listed('+', objects.added),
    ...listed('~', objects.changed),
    ...listed('-', objects.removed),
    `settings: ${settings.length === 0 ? 'as they are' : settings.join(', ')}`,
    `synonyms: ${summary(synonyms)}`,
  ];
}
