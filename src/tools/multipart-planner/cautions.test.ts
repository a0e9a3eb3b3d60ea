import { expect, it } from 'vitest';
import { cautionOf, type Caution } from './cautions';
import { GIB, MIB } from './core/limits';
import { planUpload } from './core/plan';
import type { Client } from './settings';

const caution = (client: Client, size: number, part: number, parallel = 10): Caution | undefined => {
  const upload = { size, wanted: part * MIB, bandwidth: 1, latency: 0, parallel };
  return cautionOf(client, upload, planUpload(upload));
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
  expect(caution(client, 100_000 * MIB, 8, parallel)?.code).toBe(code);
});

it('counts no more parts than there are', () => {
  expect(caution('boto3', 80 * MIB, 8, 500)).toBeUndefined();
});

it('four files of rclone hold four times the parts', () => {
  expect(caution('rclone', 100 * GIB, 64, 10)).toEqual({ code: 'transfers', files: 4, memory: 4 * 640 * MIB });
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
  expect(caution('s3fs', size, part)).toEqual(joined === undefined ? undefined : { code: 'joined', size: joined });
});
