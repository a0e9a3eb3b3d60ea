/** The command, killed, stopped and damaged at each of its steps against a real S3 server: no reader notices. */
import type { ChildProcess } from 'node:child_process';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { LOCK_PATH, MANIFEST_PATH } from '../model';
import { Bench, type Ended, type Site, startDeploy, startProxy, visit, type Write } from '../testing';

const server = inject('s3');
let bench: Bench;
beforeAll(async () => {
  if (server) bench = await Bench.open(server);
});
afterAll(() => {
  if (server) bench.close();
});
beforeEach(({ skip }) => {
  // Elsewhere than in continuous integration a machine may have no server.
  if (!server && process.env.CI !== 'true') skip('no S3 server');
  expect(server, 'an S3 server').toBeDefined();
});

const decoded = (body: Buffer, encoding: string | undefined): string => (encoding === 'gzip' ? gunzipSync(body) : body).toString('utf8');

/** Every page of the old version is there in one of the versions, with all that it loads. */
async function expectWhole(old: Site, fresh: Site, where: string): Promise<void> {
  const get = async (path: string): Promise<string> => {
    const { status, body, headers } = await visit(bench.server, bench.bucket, path);
    expect(status, `${where}: ${path}`).toBe(200);
    return decoded(body, headers['content-encoding']);
  };
  for (const page of Object.keys(old.files).filter((path) => /^(?!ds3).*\.html$/.test(path))) {
    const isLate = !(page in fresh.files) && !(await bench.has(`${old.prefix}/${page}`));
    // A page that the new version does not have goes last, when all others are new.
    if (isLate) {
      expect(await bench.text(`${old.prefix}/sitemap.xml`), where).toBe(fresh.files['sitemap.xml']);
      continue;
    }
    const text = await get(`/${old.prefix}/${page.replace(/index\.html$/, '')}`);
    expect([old.files[page], fresh.files[page]], `${where}: ${page}`).toContain(text);
    for (const [, asset = ''] of text.matchAll(/(?:src|href)=(\/[^ >]+)/g)) {
      const name = asset.slice(old.prefix.length + 2);
      expect([old.files[name], fresh.files[name]], `${where}: ${asset}`).toContain(await get(asset));
    }
  }
  // What open pages load later.
  for (const asset of Object.keys(old.files).filter((path) => path.startsWith('assets/'))) await get(`/${old.prefix}/${asset}`);
}

/** @param at number of the write that the program does not survive @returns undefined when it ended before that */
async function killAt(at: number, fresh: Site, signal: NodeJS.Signals = 'SIGKILL'): Promise<(Ended & { write: Write }) | undefined> {
  const running: { child?: ChildProcess } = {};
  const proxy = await startProxy(bench.server, ({ number }) => {
    if (number < at) return {};
    // Once: the second signal of an impatient operator ends it without order.
    if (number === at) running.child?.kill(signal);
    // Carried out, but the program never hears of it.
    return { lost: signal === 'SIGKILL' };
  });
  const { child, ended } = startDeploy(bench.server, proxy.endpoint, [...fresh.args, '--parallel', '3']);
  running.child = child;
  const end = await ended;
  await proxy.stop();
  const write = proxy.writes[at - 1];
  return write && { ...end, write };
}

describe('a deploy that is killed', () => {
  it('at any write leaves every page whole, and the next one goes on', { timeout: 120_000 }, async () => {
    const seen: string[] = [];
    let last = Infinity;
    const attempt = async (at: number): Promise<void> => {
      const [old, fresh] = [bench.site(`killed-${at}`, 1), bench.site(`killed-${at}`, 2)];
      await bench.run(old);
      const killed = await killAt(at, fresh);
      if (!killed) last = Math.min(last, at);
      if (!killed) return;
      const where = `killed at write ${at}, ${killed.write.method} ${killed.write.path}`;
      seen.push(`${killed.write.method} ${killed.write.path.replace(/^.*killed-\d+\//, '')}`);
      expect(killed.status, where).not.toBe(0);
      await expectWhole(old, fresh, where);
      await bench.unlock(old);
      await bench.run(fresh);
      expect(await bench.text(`${fresh.prefix}/index.html`), where).toBe(fresh.files['index.html']);
      // The new version, and for a week the scripts and styles of the old one.
      const kept = Object.keys(old.files).filter((path) => path.startsWith('assets/'));
      expect(await bench.paths(fresh), where).toEqual([...new Set([...Object.keys(fresh.files), ...kept])].sort());
    };
    const AT_ONCE = 6;
    for (let at = 1; at < last; at += AT_ONCE) await Promise.all(Array.from({ length: AT_ONCE }, (_, more) => attempt(at + more)));
    // It was at each kind of step.
    for (const step of [
      `PUT ${LOCK_PATH}`,
      `PUT ${MANIFEST_PATH}`,
      'PUT assets/js/main.22222222.js',
      'PUT guides/only-2/index.html',
      'PUT it/index.html',
      'PUT sitemap.xml',
      'DELETE guides/only-1/index.html',
      `DELETE ${LOCK_PATH}`,
    ])
      expect(seen).toContain(step);
  });

  it('is stopped in order by a signal, and gives the lock back', async () => {
    const [old, fresh] = [bench.site('stopped', 1), bench.site('stopped', 2)];
    await bench.run(old);
    const stopped = await killAt(6, fresh, 'SIGTERM');
    expect(stopped).toMatchObject({ status: 130, output: expect.stringContaining('stopped by SIGTERM; the site is whole') as string });
    await expectWhole(old, fresh, 'stopped');
    expect(await bench.has(`stopped/${LOCK_PATH}`)).toBe(false);
    expect(await bench.run(fresh)).toContain('goes on from a deploy that did not come to its end');
  });

  it('uploads only what is missing when it goes on', async () => {
    const fresh = bench.site('resumed', 1);
    const total = Object.keys(fresh.files).length;
    await killAt(3 + 6, fresh);
    await bench.unlock(fresh);
    const [, uploaded = '', unchanged = ''] = /(\d+) uploaded.*, (\d+) unchanged/.exec(await bench.run(fresh)) ?? [];
    expect(Number(uploaded) + Number(unchanged)).toBe(total);
    expect(Number(unchanged)).toBeGreaterThanOrEqual(4);
    expect(await bench.run(fresh)).toContain(`0 uploaded (0.0 MB), 0 deleted, 0 kept for earlier versions, ${total} unchanged`);
  });
});

it('notices data that is damaged on the way, and does not call the version deployed', async () => {
  const [old, fresh] = [bench.site('damaged', 1), bench.site('damaged', 2)];
  await bench.run(old);
  const proxy = await startProxy(bench.server, ({ path }, body) =>
    path.endsWith('guides/a/index.html') ? { body: Buffer.alloc(body.length, 'x') } : {},
  );
  const { status, output } = await startDeploy(bench.server, proxy.endpoint, fresh.args).ended;
  await proxy.stop();
  expect({ status, output }).toEqual({ status: 1, output: expect.stringMatching(/damaged|XAmzContentSHA256Mismatch/) as string });
  await expectWhole(old, fresh, 'damaged');
  await bench.run(fresh);
});
