import { describe, expect, it } from 'vitest';

import { QUERIES_PATH, type SearchEngine } from '../../contract';
import { answerRequest, createWorkerCore } from './worker-core';

const engine: SearchEngine = {
  search: ({ query = '' }) => {
    if (query === 'broken') throw new Error('out of range');
    return { query } as ReturnType<SearchEngine['search']>;
  },
};
const body = (requests: unknown): string => JSON.stringify({ requests });

describe('answerRequest', () => {
  it('answers each request of a call', () => {
    const requests = ['x', 'y'].map((query) => ({ indexName: 'a', query }));
    const { status, content } = answerRequest(engine, { method: 'POST', path: QUERIES_PATH, body: body(requests) });
    expect(status).toBe(200);
    expect(JSON.parse(content)).toEqual({ results: [{ query: 'x' }, { query: 'y' }] });
  });

  it('takes the path URL-encoded, too', () => {
    const { status } = answerRequest(engine, { method: 'POST', path: QUERIES_PATH.replace('*', '%2A'), body: body([]) });
    expect(status).toBe(200);
  });

  it.each([
    ['another path', 'POST', '/1/indexes/*/recommendations', body([]), 404, 'not available'],
    ['another method', 'GET', QUERIES_PATH, '', 404, 'not available'],
    ['a path that cannot be decoded', 'POST', '/%E0%A4%A', body([]), 404, 'not available'],
    ['a body that is no JSON', 'POST', QUERIES_PATH, '{', 400, 'not JSON'],
    ['a body without requests', 'POST', QUERIES_PATH, '{"params":1}', 400, '"requests"'],
    ['requests that are no list', 'POST', QUERIES_PATH, body('x'), 400, '"requests"'],
    ['a request without an index', 'POST', QUERIES_PATH, body([{ indexName: 'a' }, { query: 'x' }]), 400, 'requests[1]'],
    ['a fault of the engine', 'POST', QUERIES_PATH, body([{ indexName: 'a', query: 'broken' }]), 500, 'out of range'],
  ])('refuses %s', (_, method, path, text, status, message) => {
    const answer = answerRequest(engine, { method, path, body: text });
    expect(answer.status).toBe(status);
    expect(JSON.parse(answer.content)).toEqual({ status, message: expect.stringContaining(message) as string });
  });
});

describe('createWorkerCore', () => {
  it('reads its index once, also for the one who takes it over', async () => {
    const loads: string[] = [];
    const receive = createWorkerCore((indexUrl) => {
      loads.push(indexUrl);
      return Promise.resolve(engine);
    });
    const load = (id: number) => receive({ kind: 'load', id, indexUrl: 'index' });
    expect(await Promise.all([load(0), load(1)])).toEqual([0, 1].map((id) => ({ id, status: 200, content: '' })));
    expect(loads).toEqual(['index']);
  });

  it('tries again after it got none', async () => {
    const answers = [Promise.reject(new Error('offline')), Promise.resolve(engine)];
    const receive = createWorkerCore(() => answers.shift() as Promise<SearchEngine>);
    expect((await receive({ kind: 'load', id: 1, indexUrl: 'index' })).status).toBe(0);
    expect((await receive({ kind: 'load', id: 2, indexUrl: 'index' })).status).toBe(200);
  });
});
