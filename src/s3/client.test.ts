import http from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { clientFor } from './client';

let server: http.Server | undefined;
const listen = (answer: http.RequestListener): Promise<string> =>
  new Promise((resolve) => {
    server = http.createServer(answer).listen(0, '127.0.0.1', () => {
      const address = server?.address();
      resolve(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`);
    });
  });
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** Sends one byte at a time, forever. */
const endless: http.RequestListener = (request, response) => {
  request.resume();
  response.writeHead(200, { 'Content-Type': 'application/xml' });
  const timer = setInterval(() => response.write(' '), 10);
  response.on('close', () => {
    clearInterval(timer);
  });
};
const silent: http.RequestListener = (request) => void request.resume();
const KEYS = { accessKeyId: 'K', secretAccessKey: 'S' };

/** Longer than any limit in these tests and shorter than `REQUEST_MS`, in ms. */
const LONG_MS = 10_000;
type Client = ReturnType<typeof clientFor>;

describe.each([
  ['an endless answer', endless],
  ['no answer', silent],
])('%s', (_case, answer) => {
  describe.each<[string, (s3: Client) => Promise<unknown>]>([
    ['a list', (s3) => s3.listBuckets({})],
    ['an upload', (s3) => s3.putObject({ Bucket: 'b', Key: 'k', Body: 'x' })],
    ['an object', async (s3) => (await s3.getObject({ Bucket: 'b', Key: 'k' })).Body?.transformToString()],
  ])('to a request for %s', (_what, request) => {
    it('ends at the limit, with both attempts', async () => {
      const s3 = clientFor({ endpoint: await listen(answer), region: 'r' }, KEYS, { limitMs: 300 });
      const started = performance.now();
      await expect(request(s3)).rejects.toThrow();
      expect(performance.now() - started).toBeLessThan(LONG_MS);
      s3.destroy();
    });

    it('ends with the run', async () => {
      const run = new AbortController();
      const s3 = clientFor({ endpoint: await listen(answer), region: 'r' }, KEYS, { signal: run.signal });
      server?.once('request', () => setImmediate(() => run.abort()));
      const started = performance.now();
      await expect(request(s3)).rejects.toThrow();
      expect(performance.now() - started).toBeLessThan(LONG_MS);
      s3.destroy();
    });
  });
});

it('an answer that is cut off at the limit is told as such', async () => {
  const s3 = clientFor({ endpoint: await listen(endless), region: 'r' }, KEYS, { limitMs: 300 });
  await expect(s3.listBuckets({})).rejects.toThrow('no full response in 0.3 s');
  s3.destroy();
});
