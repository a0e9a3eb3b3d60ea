/** Tests the hosted engine over real sockets, with a service that fails on command. */
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { limits } from '../site/limits';
import { createDocsSearchClient, type DocsSearchClient } from './client';
import { QUERIES_PATH, type RequesterRequest, type SearchRequest } from './contract';
import type { HostedConfig } from './search-config';
import { DIALOG_REQUEST, fixtureEngine } from './testing/engine';
import { answerSearch, startHostedServer, TEST_ACCOUNT } from './testing/hosted-server';

const engine = await fixtureEngine();
const server = await startHostedServer(answerSearch((name) => (name === 'docs' ? engine : undefined)));

afterAll(() => server.close());
beforeEach(() => server.reset());
afterEach(() => {
  vi.useRealTimers();
});

const connect = (more: Partial<HostedConfig> = {}): DocsSearchClient =>
  createDocsSearchClient({ engine: 'hosted', indexName: 'docs', ...TEST_ACCOUNT, hosts: server.addresses, ...more });
const hostsAsked = (): number[] => server.received.map(({ host }) => host);

/** Records the timeouts that the library passes to its requester for each attempt. */
function watchTimeouts(client: DocsSearchClient): [connect: number, response: number][] {
  const seen: [number, number][] = [];
  const { requester } = client.transporter;
  const send = requester.send.bind(requester);
  vi.spyOn(requester, 'send').mockImplementation((request: RequesterRequest) => {
    seen.push([request.connectTimeout, request.responseTimeout]);
    return send(request);
  });
  return seen;
}

async function milliseconds(run: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await run();
  return performance.now() - start;
}

describe('what is sent', () => {
  const request: Omit<SearchRequest, 'indexName'> = {
    ...DIALOG_REQUEST,
    query: 'legal hold',
    clickAnalytics: true,
    facetFilters: ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-home-current']],
  };

  it('is one POST to the multi-query path with the request as its body', async () => {
    const result = await connect().query(request);
    expect(server.received).toHaveLength(1);
    expect(server.received[0]).toMatchObject({
      method: 'POST',
      path: QUERIES_PATH,
      body: { requests: [{ ...request, indexName: 'docs' }] },
    });
    expect(result.hits[0]?.objectID).toBe('/guides/object-lock#legal-hold');
    expect(result.nbHits).toBeGreaterThan(0);
    expect(result.queryID).toMatch(/^[0-9a-f]{32}$/);
  });

  it('has the credentials in its query parameters and in no header', async () => {
    await connect().query({ query: 'lock' });
    const { query, headers } = server.received[0]!;
    expect(query).toMatchObject({ 'x-algolia-application-id': TEST_ACCOUNT.appId, 'x-algolia-api-key': TEST_ACCOUNT.apiKey });
    expect(Object.keys(headers).filter((name) => name.startsWith('x-algolia'))).toEqual([]);
    // Browsers don't send a preflight request for this content type.
    expect(headers['content-type']).toBe('text/plain');
  });

  it('goes to the hosts of the service when no others are given', async () => {
    const urls: string[] = [];
    const send = (request: RequesterRequest) => {
      urls.push(new URL(request.url).origin);
      return Promise.resolve({ status: 503, isTimedOut: false, content: '' });
    };
    const client = createDocsSearchClient({ engine: 'hosted', indexName: 'docs', appId: 'app', apiKey: 'key' }, { requester: { send } });
    await expect(client.query({ query: 'x' })).rejects.toMatchObject({ name: 'RetryError' });
    expect(urls[0]).toBe('https://app-dsn.algolia.net');
    expect(urls.slice(1).sort()).toEqual([1, 2, 3].map((number) => `https://app-${number}.algolianet.com`));
  });

  it('keeps the path of a proxy before that of the service', async () => {
    await expect(connect({ hosts: [`${server.addresses[0]}/search-proxy/`] }).query({ query: 'x' })).rejects.toMatchObject({ status: 404 });
    expect(server.received[0]?.path).toBe(`/search-proxy${QUERIES_PATH}`);
  });
});

describe('several hosts', () => {
  it.each([
    ['503', { kind: 'answer', status: 503, body: 'overloaded' }],
    ['500 with JSON', { kind: 'answer', status: 500, body: '{"message":"broken","status":500}' }],
    ['a reset connection', { kind: 'reset' }],
  ] as const)('after %s the next host is asked', async (_, fault) => {
    server.fail({ host: 0, fault });
    server.fail({ host: 1, fault });
    const result = await connect().query({ query: 'legal hold' });
    expect(result.nbHits).toBeGreaterThan(0);
    expect(hostsAsked().filter((host) => host !== 0)).toEqual([1, 2]);
  });

  it('after no answer in 1 s the next host is asked, with time-outs scaled', async () => {
    server.fail({ host: 0, fault: { kind: 'hang' } });
    const client = connect();
    const timeouts = watchTimeouts(client);
    const took = await milliseconds(() => client.query({ query: 'legal hold' }));
    expect(took).toBeGreaterThanOrEqual(limits.connectTimeoutMs - 5);
    expect(took).toBeLessThan(limits.connectTimeoutMs + limits.readTimeoutMs);
    expect(timeouts).toEqual([
      [1_000, 2_000],
      [4_000, 8_000],
    ]);
  });

  it('after no body in 2 s the next host is asked', async () => {
    server.fail({ host: 0, fault: { kind: 'stall' } });
    const took = await milliseconds(() => connect().query({ query: 'legal hold' }));
    expect(took).toBeGreaterThanOrEqual(limits.readTimeoutMs - 5);
    expect(hostsAsked()).toEqual([0, 1]);
  });

  it('waits for a slow host as long as it is in time', async () => {
    server.fail({ host: 0, fault: { kind: 'delay', ms: 600 } });
    await connect().query({ query: 'legal hold' });
    expect(hostsAsked()).toEqual([0]);
  });

  it('gives writing 30 s', () => {
    expect(connect().transporter.timeouts).toEqual({ connect: 1_000, read: 2_000, write: 30_000 });
  });
});

describe('a failed host', () => {
  it.each([
    ['that answered 5xx', { kind: 'answer', status: 500, body: '' }],
    ['that cut the connection', { kind: 'reset' }],
  ] as const)('%s is not asked again for 120 s, and then first again', async (_, fault) => {
    server.fail({ host: 0, fault });
    const client = connect();
    vi.useFakeTimers({ toFake: ['Date'] });
    await client.query({ query: 'one' });
    server.received.length = 0;
    vi.setSystemTime(Date.now() + limits.hostDownMs - 1_000);
    await client.query({ query: 'two' });
    expect(hostsAsked()).toEqual([1]);
    server.clearFaults();
    vi.setSystemTime(Date.now() + 2_000);
    await client.query({ query: 'three' });
    expect(hostsAsked()).toEqual([1, 0]);
  });

  it('that timed out is asked last for 120 s', async () => {
    server.fail({ host: 0, fault: { kind: 'hang' } });
    const client = connect();
    await client.query({ query: 'one' });
    server.clearFaults();
    server.received.length = 0;
    await client.query({ query: 'two' });
    server.fail({ fault: { kind: 'answer', status: 500, body: '' } });
    await expect(client.query({ query: 'three' })).rejects.toMatchObject({ name: 'RetryError' });
    expect(hostsAsked()).toEqual([1, 1, 2, 3, 0]);
  });

  it('is asked again when all are away, which is a retry error', async () => {
    server.fail({ fault: { kind: 'answer', status: 502, body: '' } });
    const client = connect();
    await expect(client.query({ query: 'one' })).rejects.toMatchObject({ name: 'RetryError' });
    expect(hostsAsked()).toEqual([0, 1, 2, 3]);
    server.clearFaults();
    expect(await client.query({ query: 'legal hold' })).toMatchObject({ query: 'legal hold' });
  });
});

describe('errors', () => {
  const label = 'hitsPerPage';
  const error = { code: 'invalid_parameter', message: label, errors: [{ code: 'max', message: 'too many', label }] };
  it.each([
    ['4xx is an ApiError', 400, '{"message":"Unknown parameter","status":400}', { name: 'ApiError', message: 'Unknown parameter' }],
    ['4xx whose body is no JSON has it as its message', 413, 'too large', { name: 'ApiError', message: 'too large' }],
    [
      'a field error is detailed',
      422,
      JSON.stringify({ message: 'Invalid', error }),
      { name: 'DetailedApiError', message: 'Invalid', error },
    ],
  ])('%s, with its status, and no other host is asked', async (_, status, body, expected) => {
    server.fail({ fault: { kind: 'answer', status, body } });
    await expect(connect().query({ query: 'x' })).rejects.toMatchObject({ ...expected, status });
    expect(hostsAsked()).toEqual([0]);
  });

  it('what is no JSON is a DeserializationError', async () => {
    server.fail({ fault: { kind: 'answer', status: 200, body: '<!doctype html><title>Sign in to the hotel network</title>' } });
    await expect(connect().query({ query: 'x' })).rejects.toMatchObject({ name: 'DeserializationError', response: { status: 200 } });
  });

  it.each([
    ['a null hit', '{"results":[{"nbHits":1,"hits":[null]}]}', 'results[0].hits[0]: null; expected an object'],
    ['missing hits', '{"results":[{"nbHits":1}]}', 'results[0].hits: nothing; expected a list'],
    ['null', 'null', 'the response: null; expected an object'],
  ])('%s is a MalformedAnswerError, and no other host is asked', async (_, body, message) => {
    server.fail({ fault: { kind: 'answer', status: 200, body } });
    const failure = { name: 'MalformedAnswerError', message: expect.stringContaining(message) as unknown };
    await expect(connect().query({ query: 'x' })).rejects.toMatchObject(failure);
    expect(hostsAsked()).toEqual([0]);
  });

  it('what was malformed is not kept as the answer', async () => {
    server.fail({ fault: { kind: 'answer', status: 200, body: 'null' } });
    const client = connect();
    await expect(client.query({ query: 'legal hold' })).rejects.toThrow();
    server.clearFaults();
    expect((await client.query({ query: 'legal hold' })).nbHits).toBeGreaterThan(0);
  });

  it('a wrong key is an ApiError', async () => {
    await expect(connect({ apiKey: 'wrong' }).query({ query: 'x' })).rejects.toMatchObject({
      name: 'ApiError',
      status: 403,
      message: 'Invalid Application-ID or API key',
    });
  });

  it.each([
    [{ appId: '' }, '`appId` is missing.'],
    [{ apiKey: '' }, '`apiKey` is missing.'],
  ])('%j says what is missing', (wrong, message) => {
    expect(() => connect(wrong)).toThrow(message);
  });

  it('429 waits as long as it is told and asks the same host again', async () => {
    server.fail({
      host: 0,
      times: 1,
      fault: { kind: 'answer', status: 429, body: '{"message":"slow down"}', headers: { 'retry-after': '1' } },
    });
    const took = await milliseconds(() => connect().query({ query: 'legal hold' }));
    expect(took).toBeGreaterThanOrEqual(995);
    expect(hostsAsked()).toEqual([0, 0]);
  });
});
