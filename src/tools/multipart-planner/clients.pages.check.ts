import { describe, expect, it } from 'vitest';
import { nodesOf, readPage } from '../../content';
import { knownLocales } from '../../site/locales';
import { cautionsOf, CLIENTS, settingsOf, type Caution, type Client } from './clients';
import { planUpload, GIB, MIB } from './core/plan';

interface Proven {
  readonly page: string;
  /** Object size in MiB. */
  readonly size: number;
  readonly part: number;
  readonly parallel: number;
  /** Returns the text in the block's output that shows the number of parts. */
  readonly shows: (parts: number) => string;
}

const inEtag = (parts: number): string => `…-${parts}\\"`;
const PROVEN: Readonly<Record<Client, Proven>> = {
  'aws-cli': { page: 'guides/multipart-upload', size: 12, part: 5, parallel: 4, shows: inEtag },
  boto3: { page: 'guides/multipart-upload', size: 20, part: 8, parallel: 4, shows: (parts) => `${parts} parts, identical` },
  javascript: { page: 'guides/multipart-upload', size: 20, part: 8, parallel: 4, shows: (parts) => `bytes in ${parts} parts` },
  rclone: { page: 'integrations/rclone', size: 20, part: 8, parallel: 4, shows: inEtag },
  // The last part of s3fs also contains the remainder. See parse_partsize_fdpage_list in src/fdcache_page.cpp of s3fs-fuse 1.97.
  s3fs: { page: 'integrations/s3fs', size: 140, part: 64, parallel: 4, shows: (parts) => inEtag(parts - 1) },
};

const oneSpace = (text: string): string => text.replace(/\s+/g, ' ');

/** Checks that each client's settings are in a code block that runs on a page, and that its output shows as many parts as the plan. */
describe.each(knownLocales)('settings in %s', (locale) => {
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

const cautions = (client: Client, size: number, part: number, parallel = 10): readonly Caution[] => {
  const upload = { size, wanted: part * MIB, bandwidth: 1, latency: 0, parallel };
  return cautionsOf(client, upload, planUpload(upload));
};

it.each<[client: Client, parallel: number, code: Caution['code'] | undefined]>([
  ['aws-cli', 1_000, undefined],
  // botocore's connection pool
  ['boto3', 10, undefined],
  ['boto3', 11, 'pool'],
  // Sockets of @smithy/node-http-handler
  ['javascript', 50, undefined],
  ['javascript', 51, 'sockets'],
  ['rclone', 1, 'transfers'],
  ['s3fs', 1_000, undefined],
])('%s with %i parts at a time: %s', (client, parallel, code) => {
  expect(cautions(client, 5_000 * MIB, 8, parallel).map((one) => one.code)).toEqual(code === undefined ? [] : [code]);
});

it('counts no more parts than there are', () => {
  expect(cautions('boto3', 80 * MIB, 8, 500)).toEqual([]);
});

it('four files of rclone hold four times the parts', () => {
  expect(cautions('rclone', 100 * GIB, 64, 10)).toEqual([{ code: 'transfers', files: 4, memory: 4 * 640 * MIB }]);
});

it.each<[size: number, part: number, joined: number | undefined]>([
  // 2 × 2.5 GiB is the maximum part size
  [6 * 2560 * MIB, 2560, undefined],
  [6 * 2561 * MIB, 2561, 2 * 2561 * MIB],
  [5121 * MIB, 5120, 5121 * MIB],
  [9 * GIB, 4096, undefined],
  [9 * GIB + 1, 4096, 5 * GIB + 1],
  [5120 * MIB, 5120, undefined],
])('s3fs joins the last two parts of %i bytes in parts of %i MiB', (size, part, joined) => {
  const found = cautions('s3fs', size, part).find(({ code }) => code === 'joined');
  expect(found).toEqual(joined === undefined ? undefined : { code: 'joined', size: joined });
});

it.each<[size: number, objects: number | undefined]>([
  [5 * GIB, undefined],
  [5 * GIB + 1, 2],
  [100 * GIB, 20],
])('s3fs makes objects on its way to %i bytes', (size, objects) => {
  const found = cautions('s3fs', size, 64).find(({ code }) => code === 'steps');
  expect(found).toEqual(objects === undefined ? undefined : { code: 'steps', objects });
});
