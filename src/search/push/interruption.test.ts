/** Tests uploads that are interrupted, and uploads to an unreliable service. */
import { afterAll, beforeEach, describe, expect, it } from 'vitest';

import type { Received } from '../testing/hosted-server';
import { BROKEN, startPush } from '../testing/push';

const { indexNames, liveIndex, liveObjects, push, server, service, reset, close } = await startPush();
afterAll(close);
beforeEach(reset);

/** Interrupts the upload while the service handles a matching request. */
function interruptAt(matches: (request: Received) => boolean): AbortSignal {
  const controller = new AbortController();
  service.onRequest = (request) => {
    if (matches(request)) controller.abort();
  };
  return controller.signal;
}

describe('a push that is interrupted', () => {
  it.each<[step: string, matches: (request: Received) => boolean]>([
    ['the settings', ({ method, path }) => method === 'PUT' && path.endsWith('/settings')],
    ['the synonyms', ({ path }) => path.endsWith('/synonyms/batch')],
    ['the copy of the settings', ({ path }) => path.endsWith('docs-en/operation')],
    ['the objects', ({ path }) => /_tmp_\d+\/batch$/.test(path)],
    ['waiting for the objects', ({ path }) => /_tmp_\d+\/task\//.test(path)],
  ])('at %s leaves the live objects as they were, and no index beside them', async (_, matches) => {
    const before = await liveIndex();
    const signal = interruptAt(matches);
    const { code, complaints } = await push({ interruption: signal });
    expect(code).toBe(130);
    expect(complaints).toEqual([
      expect.stringMatching(/^Stopping after the current request\./),
      expect.stringMatching(/^InterruptedError: Interrupted\. .* are unchanged.* No temporary index is left behind\.$/),
    ]);
    expect(liveObjects()).toBe(before);
    expect(indexNames()).toEqual(['docs-en', 'docs-it']);
  });

  it('at the move leaves the objects wholly new', async () => {
    await liveIndex();
    const signal = interruptAt(({ path, method }) => method === 'POST' && /_tmp_\d+\/operation$/.test(path));
    expect(await push({ interruption: signal })).toMatchObject({ code: 130 });
    expect(liveObjects()).not.toContain('/gone');
    expect(indexNames()).toEqual(['docs-en', 'docs-it']);
  });

  it('names the temporary index where a second interruption, or the service, leaves it behind', async () => {
    const signal = interruptAt(({ path }) => /_tmp_\d+\/batch$/.test(path));
    server.fail({ method: 'DELETE', fault: BROKEN });
    const { complaints } = await push({ interruption: signal });
    const [left = ''] = indexNames().filter((name) => name.includes('_tmp_'));
    expect(left).not.toBe('');
    expect(complaints[0]).toContain(`A second Ctrl+C leaves the temporary index ${left} behind.`);
    expect(complaints[1]).toContain(`The temporary index ${left} is left behind: delete it.`);
  });
});

describe('a service that echoes the key', () => {
  const key = 'se/cret+key';
  it.each([
    ['in the message of a refusal', 403, JSON.stringify({ message: `No rights for ${key}`, status: 403 })],
    ['in what is no JSON', 400, `<p>${key} ${encodeURIComponent(key)}</p>`],
    ['in the detail of an error', 422, JSON.stringify({ message: key, error: { code: key, message: key } })],
    ['in an answer that is none', 200, `{"${key}`],
  ])('%s gets it printed nowhere', async (_, status, body) => {
    server.fail({ fault: { kind: 'answer', status, body } });
    const { code, said, complaints } = await push({ key });
    expect(code).toBe(1);
    const printed = [...said, ...complaints].join('\n');
    expect(printed).not.toContain(key);
    expect(printed).not.toContain(encodeURIComponent(key));
  });

  it('cannot command the terminal', async () => {
    server.fail({
      fault: { kind: 'answer', status: 403, body: JSON.stringify({ message: 'no\u001b]0;evil\u0007\u009b2J\r', status: 403 }) },
    });
    const { complaints } = await push();
    expect(complaints.join()).toMatch(/no/);
    expect(complaints.join()).not.toMatch(/\p{Cc}/u);
  });
});
