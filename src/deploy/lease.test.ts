import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Lease } from './lease';
import { Changed, type Condition, NoConditions, type Store } from './store';

interface Object {
  body: Buffer;
  modified: Date;
}

/** The lock object of a server that keeps, refuses or ignores conditions. */
function server(conditions: 'kept' | 'refused' | 'ignored') {
  const state: { object: Object | undefined; writes: number } = { object: undefined, writes: 0 };
  const etag = (): string => state.object?.body.toString('hex') ?? '';
  const store = {
    address: (path: string) => `s3://b/${path}`,
    read: () => Promise.resolve(state.object && { ...state.object, etag: etag() }),
    write: (_path: string, body: Buffer, _headers: unknown, condition?: Condition) => {
      if (condition && conditions === 'refused') return Promise.reject(new NoConditions());
      if (condition && conditions === 'kept' && ('absent' in condition ? state.object : etag() !== condition.etag))
        return Promise.reject(new Changed());
      state.writes += 1;
      state.object = { body, modified: new Date() };
      return Promise.resolve(etag());
    },
    remove: () => {
      state.object = undefined;
      return Promise.resolve();
    },
  } as unknown as Store;
  return { state, store };
}

const said: string[] = [];
const acquire = (store: Store, waitMs = 0): Promise<Lease> =>
  Lease.acquire({ store, waitMs, say: (line) => said.push(line), signal: new AbortController().signal, settleMs: 1 });

beforeEach(() => {
  said.length = 0;
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe.each(['kept', 'refused', 'ignored'] as const)('on a server where conditions are %s', (conditions) => {
  it('refuses the second deploy while the first one lives, and lets it in afterwards', async () => {
    const { store, state } = server(conditions);
    const first = await acquire(store);
    await expect(acquire(store)).rejects.toThrow('another deploy is under way: s3://b/.deploy/lock.json');
    first.assertHeld();
    await first.release();
    expect(state.object).toBeUndefined();
    await (await acquire(store)).release();
    expect(said.some((line) => line.includes('no conditional writes'))).toBe(conditions !== 'kept');
  });

  it('renews the lock for as long as the deploy runs', async () => {
    const { store } = server(conditions);
    const first = await acquire(store);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(() => {
      first.assertHeld();
    }).not.toThrow();
    await expect(acquire(store)).rejects.toThrow('another deploy is under way');
    await first.release();
  });
});

it('takes over the lock of a deploy that died, and says so', async () => {
  const { store, state } = server('kept');
  state.object = { body: Buffer.from('dead'), modified: new Date(Date.now() - 121_000) };
  const lease = await acquire(store);
  expect(said).toEqual(['takes over the lock of a deploy that died 121 s ago']);
  await lease.release();
});

it('stops a deploy whose lock another one has taken, and leaves that lock alone', async () => {
  const { store, state } = server('kept');
  const lease = await acquire(store);
  state.object = { body: Buffer.from('another'), modified: new Date() };
  await vi.advanceTimersByTimeAsync(20_000);
  expect(() => {
    lease.assertHeld();
  }).toThrow('another deploy has taken the lock');
  await lease.release();
  expect(state.object.body.toString()).toBe('another');
});

it('leaves alone a lock that another one took unnoticed', async () => {
  const { store, state } = server('kept');
  const lease = await acquire(store);
  state.object = { body: Buffer.from('another'), modified: new Date() };
  await lease.release();
  expect(state.object.body.toString()).toBe('another');
});

it('stops a deploy that slept for longer than a lock lives', async () => {
  const { store } = server('kept');
  const lease = await acquire(store);
  vi.setSystemTime(Date.now() + 121_000);
  expect(() => {
    lease.assertHeld();
  }).toThrow('could not be renewed');
});
