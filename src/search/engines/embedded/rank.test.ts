import { describe, expect, it } from 'vitest';

import type { SearchRecord } from '../../contract';
import { PLAIN_ENGLISH } from '../../testing/engine';
import { recordsOf } from '../../testing/records';
import { buildIndexFile } from './build';
import { createEngine } from './engine';

function record(page: number, heading: string, content: string, more: Partial<SearchRecord> = {}): SearchRecord {
  const [, section] = recordsOf(`= /page-${page} | Guides\n# Guide\n## ${heading} {#${heading}}\n${content}`);
  return { ...section!, position: { page, section: 0 }, ...more };
}

async function ask(records: readonly SearchRecord[], query: string): Promise<(string | undefined)[]> {
  const engine = await createEngine(buildIndexFile(records, PLAIN_ENGLISH));
  return engine.search({ indexName: 'test', query }).hits.map(({ url }) => url);
}

describe('rank', () => {
  const PAGES = [record(0, 'Retention', 'A lock keeps versions of all parts.'), record(1, 'Speed', 'Send parts in parallel.')];

  it.each([
    ['a made-up word beside a word of a heading', 'retention xqzwvk', ['/page-0#Retention']],
    ['a made-up word beside a word of a text', 'parallel xqzwvk', []],
    ['more made-up words than known ones', 'retention xqzwvk vbnmqwx', []],
    ['made-up words beside two that one section holds', 'xqzwvk lock retention vbnmqwx', ['/page-0#Retention']],
    ['made-up words beside two that no section holds together', 'xqzwvk lock speed vbnmqwx', []],
    ['the section whose heading says it before one whose text does', 'speed', ['/page-1#Speed']],
    ['the section that holds most of it', 'send parts', ['/page-1#Speed']],
  ])('answers %s', async (_, query, expected) => {
    expect(await ask(PAGES, query)).toEqual(expected);
  });

  it.each(['swarm', 'Swarm', 'swar', 'what is a swarm'])('puts a guide before the definition of the same word: %s', async (query) => {
    const definition = record(0, 'Swarm', 'Nodes that store one tenant’s objects together.', { kind: 'definition' });
    const guide = record(1, 'What is a swarm', 'A swarm is what stores objects. '.repeat(20));
    expect(await ask([definition, guide], query)).toEqual(['/page-1#What is a swarm', '/page-0#Swarm']);
  });

  it.each([
    ['SlowDown', ['/page-1#SlowDown', '/page-0#Requests']],
    ['slowdown', ['/page-1#SlowDown', '/page-0#Requests']],
    ['503 SlowDown', ['/page-1#SlowDown', '/page-0#Requests']],
    ['slow down', ['/page-0#Requests']],
    ['SlowD', ['/page-0#Requests']],
    ['too many', ['/page-0#Requests']],
  ])('finds an entry by its name only: %s', async (query, expected) => {
    const section = record(0, 'Requests', '503 SlowDown: too many requests.');
    const entry = record(1, 'SlowDown', '503 SlowDown: too many requests.', { kind: 'entry' });
    expect(await ask([section, entry], query)).toEqual(expected);
  });

  it.each([
    ['largest object', ['/page-1#Largest object', '/page-0#Limits']],
    ['largest', ['/page-0#Limits']],
    ['largest object of a bucket', ['/page-0#Limits']],
  ])('finds an entry of several words if they are the whole query: %s', async (query, expected) => {
    const section = record(0, 'Limits', 'The largest object of a bucket has 48.8 TiB.');
    const entry = record(1, 'Largest object', '48.8 TiB', { kind: 'entry' });
    expect(await ask([section, entry], query)).toEqual(expected);
  });

  it('puts an entry that the query names before sections that hold its other words', async () => {
    const sections = ['Upload a large file', 'Large upload of a file'].map((heading, page) => record(page, heading, 'Send a large file.'));
    const entry = record(2, 'NoSuchUpload', '404 NoSuchUpload: it was completed.', { kind: 'entry' });
    expect((await ask([...sections, entry], 'NoSuchUpload large file'))[0]).toBe('/page-2#NoSuchUpload');
  });

  it('counts a name in camel case as one word', async () => {
    const guides = ['Cyberduck', 'MinIO'].map((heading, page) => record(page, heading, 'A program.'));
    expect((await ask(guides, 'minio cyberduck '))[0]).toBe('/page-0#Cyberduck');
  });

  it.each([
    ['large files', '/page-1#Files'],
    ['cyberduck large files', '/integrations/cyberduck#Files'],
  ])('puts the page of a program below a guide, unless the query names the program: %s', async (query, expected) => {
    const program = recordsOf('= /integrations/cyberduck | Integrations\n# Cyberduck\n## Files {#Files}\nLarge files.');
    expect((await ask([...program, record(1, 'Files', 'Large files.')], query))[0]).toBe(expected);
  });

  it.each([
    ['cyberduck upload large files', '/page-1#Transfers'],
    ['cyberduck upload large files very slow', '/integrations/cyberduck#Problems'],
  ])('doesn’t put a program’s long table of problems lower if the query describes a problem with it: %s', async (query, expected) => {
    const table = `Upload large files with Cyberduck: very slow. ${'Another problem. '.repeat(400)}`;
    const program = recordsOf(`= /integrations/cyberduck | Integrations\n# Cyberduck\n## Problems {#Problems}\n${table}`);
    const guide = record(1, 'Transfers', 'Upload large files with Cyberduck: very slow.');
    expect((await ask([...program, guide], query))[0]).toBe(expected);
  });

  it.each([
    ['the bucket is gone from here', '/page-1#Messages'],
    ['the bucket is gone from here 0123 mine theirs ours', '/page-1#Messages'],
    ['bucket gone', '/page-0#Bucket'],
    ['the gone bucket is here from', '/page-0#Bucket'],
  ])('puts a long text that quotes a message before a heading that contains its words: %s', async (query, expected) => {
    const heading = record(0, 'Bucket', 'It is gone from here. Mine, theirs, and ours.');
    const table = record(1, 'Messages', `Mine, theirs, and ours. ${'Another message. '.repeat(40)} The bucket is gone from here.`);
    expect((await ask([heading, table], query))[0]).toBe(expected);
  });

  it('ignores numbers that are not on any page, if there are also words', async () => {
    const section = record(0, 'Secure lines', 'The handshake fails with an old version.');
    expect((await ask([section, record(1, 'Other', 'An alert.')], 'alert handshake fails 1125 38'))[0]).toBe('/page-0#Secure lines');
  });

  it.each([
    ['certificate', '/page-1#Certificate'],
    ['swarm certificate', '/page-0#Certificate'],
  ])('puts pages for operators below those for users, unless a word is theirs: %s', async (query, expected) => {
    const theirs = record(0, 'Certificate', 'Renew it in each swarm.', { docusaurus_tag: 'docs-composer-current' });
    const ours = record(1, 'Certificate', 'Renew it in each swarm.');
    const others = ['Reach', 'Names'].map((heading, page) => record(page + 2, heading, 'A certificate.'));
    expect((await ask([theirs, ours, ...others], query))[0]).toBe(expected);
  });

  it.each(['swarm', 'swarms'])('puts the page about a thing before longer ones that also name it: %s', async (query) => {
    const section = '## Nodes {#nodes}\nEach swarm has nodes; a swarm without nodes is none.';
    const pages = ['Fix a swarm', 'What is a swarm', 'Watch a swarm'].map(
      (title, page) => `= /page-${page} | ${page === 2 ? 'Work' : 'Swarm'}\n# ${title}\nA swarm.\n${page === 1 ? '' : section}`,
    );
    const found = await ask(recordsOf(pages.join('\n')), query);
    expect(found.slice(0, 3)).toEqual(['/page-1', '/page-0', '/page-2']);
  });

  it.each(['bucket', 'bucket ', 'buckets'])('puts the page about things before sections that name one: %s', async (query) => {
    const pages = [
      '= /guide | Guides',
      '# Buckets and objects',
      'Make one.',
      '= /other | Guides',
      '# Speed',
      '## Ask the bucket {#ask}',
      'Ask.',
    ];
    expect((await ask(recordsOf(pages.join('\n')), query))[0]).toBe('/guide');
  });

  it('gives definitions where nothing else says the word in a heading', async () => {
    const definition = record(0, 'Quorum', 'Most of the members.', { kind: 'definition' });
    const guide = record(1, 'Coordinator', 'It needs a quorum. '.repeat(20));
    expect(await ask([definition, guide], 'quorum')).toEqual(['/page-0#Quorum', '/page-1#Coordinator']);
  });
});
