import type { S3 } from '@aws-sdk/client-s3';
import { afterEach, describe, expect, it } from 'vitest';
import { clientFor } from '../s3/client';
import { planLines } from './arguments';
import { leftBehind, listBuckets, newIds, OwnBuckets, removeOwn } from './buckets';
import { startFakeServer, type FakeServer, type Misbehaviour } from './testing';

let server: FakeServer;
let s3: S3;

async function start(misbehaviour?: Misbehaviour): Promise<void> {
  server = await startFakeServer(misbehaviour);
  s3 = clientFor(server.settings, server.settings.keys);
}

afterEach(async () => {
  s3.destroy();
  await server.stop();
});

/** Returns a function that generates the given names in order. */
const names =
  (...given: string[]) =>
  (): string =>
    given.shift() ?? '';

describe('the buckets of the probes', () => {
  it('have names that nobody can have by chance', async () => {
    await start();
    const buckets = new OwnBuckets();
    const [one, other] = [await buckets.create(s3), await buckets.create(s3)];
    expect([one, other]).toEqual([
      expect.stringMatching(/^conformance-[0-9a-f]{16}$/),
      expect.stringMatching(/^conformance-[0-9a-f]{16}$/),
    ]);
    expect(one).not.toBe(other);
  });

  it('forgets what is removed, and says what is not', async () => {
    await start({ keepsBuckets: true });
    const buckets = new OwnBuckets();
    const name = await buckets.create(s3);
    expect(await buckets.remove(s3, 0)).toEqual([`${name} (BucketNotEmpty)`]);
    expect(buckets.names).toEqual([name]);
  });
});

describe('the buckets of the pages', () => {
  it('are known by an id that no bucket had before', () => {
    const { newId, isOwn } = newIds(['reports-0a1b2c3d'], names('0a1b2c3d', 'ffffffff'));
    expect(newId()).toBe('ffffffff');
    expect(['reports-0a1b2c3d', 'reports-ffffffff', 'reports-eeeeeeee'].filter(isOwn)).toEqual(['reports-ffffffff']);
  });

  it('are removed, others with similar names are not', async () => {
    await start();
    for (const name of ['reports-ffffffff', 'reports-fffffff', 'reports']) server.buckets.add(name);
    const { newId, isOwn } = newIds(['reports-fffffff', 'reports'], names('ffffffff'));
    newId();
    expect(await removeOwn(server.settings, isOwn)).toEqual([]);
    expect([...server.buckets].sort()).toEqual(['reports', 'reports-fffffff']);
  });
});

describe('before anything is written', () => {
  const refusal = (code: string): string => `<Error><Code>${code}</Code></Error>`;

  it.each([
    ['InvalidAccessKeyId', 403, 'the access key ID doesn’t exist there'],
    ['SignatureDoesNotMatch', 403, 'the secret or the region is wrong'],
    ['AccessDenied', 403, 'the key doesn’t have permission to list buckets'],
    ['SomethingElse', 400, 'doesn’t respond like an S3 service: 400 SomethingElse'],
  ])('%s is explained', async (code, status, message) => {
    await start({ always: { status, body: refusal(code) } });
    await expect(listBuckets(server.settings)).rejects.toThrow(message);
  });

  it('a host that is not there is explained', async () => {
    await start();
    await server.stop();
    await expect(listBuckets(server.settings)).rejects.toThrow(/can’t be reached: .*ECONNREFUSED.*; check the address/);
  });

  it.each(['<html><p>Welcome</html>', '<html></html>'])('a host that is no S3 service is explained: %s', async (body) => {
    await start({ always: { status: 200, body } });
    await expect(listBuckets(server.settings)).rejects.toThrow('doesn’t respond like an S3 service');
  });
});

describe('buckets of an earlier run that was killed', () => {
  const left = 'conformance-0123456789abcdef';
  const foreign = ['conformance', 'conformance-logs', 'conformance-0123456789abcdef-x', 'a-conformance-0123456789abcdef'];

  it('are known by names like those of the probes', async () => {
    await start();
    const own = await new OwnBuckets().create(s3);
    expect(leftBehind([...foreign, left, own])).toEqual([left, own]);
  });

  it('are named to who starts the next one', async () => {
    await start();
    const lines = planLines({ ...server.settings, yes: true, probes: true, pages: false, report: '.' }, [...foreign, left]);
    expect(lines.at(-1)).toBe(
      `According to their names, these buckets were left by an earlier run that was killed: ${left}. If so, remove them yourself.`,
    );
    expect(planLines({ ...server.settings, yes: true, probes: true, pages: false, report: '.' }, foreign).join('\n')).not.toContain('Left');
  });
});
