import { expect, it } from 'vitest';
import { cautionsOf, type Caution } from './cautions';
import { GIB, MIB } from './core/limits';
import { planUpload } from './core/plan';
import type { Client } from './settings';

const cautions = (client: Client, size: number, part: number, parallel = 10): readonly Caution[] => {
  const upload = { size, wanted: part * MIB, bandwidth: 1, latency: 0, parallel };
  return cautionsOf(client, upload, planUpload(upload));
};

it.each<[client: Client, parallel: number, code: Caution['code'] | undefined]>([
  ['aws-cli', 1_000, undefined],
  // The pool of botocore.
  ['boto3', 10, undefined],
  ['boto3', 11, 'pool'],
  // The sockets of @smithy/node-http-handler.
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
  // 2 × 2.5 GiB is what a part may have.
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
