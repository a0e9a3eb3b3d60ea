/** Each client's settings stand in a block that runs on a page, and the block tells as many parts as the plan. */
import { describe, expect, it } from 'vitest';
import { nodesOf, readPage } from '../../content';
import { i18n } from '../../site/locales';
import { MIB } from './core/limits';
import { planUpload } from './core/plan';
import { CLIENTS, settingsOf, type Client } from './settings';

interface Proven {
  readonly page: string;
  /** MiB. */
  readonly size: number;
  readonly part: number;
  readonly parallel: number;
  /** What the run shows of the number of parts. */
  readonly shows: (parts: number) => string;
}

const inEtag = (parts: number): string => `…-${parts}\\"`;
const PROVEN: Readonly<Record<Client, Proven>> = {
  'aws-cli': { page: 'guides/multipart-upload', size: 12, part: 5, parallel: 4, shows: inEtag },
  boto3: { page: 'guides/multipart-upload', size: 20, part: 8, parallel: 4, shows: (parts) => `${parts} parts, identical` },
  javascript: { page: 'guides/multipart-upload', size: 20, part: 8, parallel: 4, shows: (parts) => `bytes in ${parts} parts` },
  rclone: { page: 'integrations/rclone', size: 20, part: 8, parallel: 4, shows: inEtag },
  // Its last part takes the rest as well: parse_partsize_fdpage_list in src/fdcache_page.cpp of s3fs-fuse 1.97.
  s3fs: { page: 'integrations/s3fs', size: 140, part: 64, parallel: 4, shows: (parts) => inEtag(parts - 1) },
};

const oneSpace = (text: string): string => text.replace(/\s+/g, ' ');

describe.each(i18n.locales)('%s', (locale) => {
  it.each(CLIENTS)('%s', (client) => {
    const { page, size, part, parallel, shows } = PROVEN[client];
    const tree = readPage('home', page, { siteDir: process.cwd(), locale })?.tree;
    const codes = tree ? nodesOf(tree, 'code') : [];
    const settings = oneSpace(settingsOf(client, { partSize: part * MIB, parallel }));
    const at = codes.findIndex(({ meta, value }) => /\brun\b/.test(meta ?? '') && oneSpace(value).includes(settings));
    expect(at, `a block of ${page} that runs with: ${settings}`).toBeGreaterThan(-1);
    const { parts } = planUpload({ size: size * MIB, wanted: part * MIB, bandwidth: 1, latency: 0, parallel });
    const outputs = codes.slice(at + 1, at + 3).map(({ value }) => value);
    expect(outputs.join('\n')).toContain(shows(parts));
  });
});

it('s3fs takes no threshold of the smallest part', () => {
  const threshold = (part: number): string | undefined =>
    /multipart_size=\d+,multipart_threshold=\d+/.exec(settingsOf('s3fs', { partSize: part * MIB, parallel: 4 }))?.[0];
  expect(threshold(5)).toBe('multipart_size=5,multipart_threshold=6');
  expect(threshold(6)).toBe('multipart_size=6,multipart_threshold=6');
});
