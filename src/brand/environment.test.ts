import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { DEFAULT_BRAND_FILE, withEnvironment } from './load';
import { validateBrand } from './validate';

const file = JSON.parse(readFileSync(DEFAULT_BRAND_FILE, 'utf8')) as Record<string, unknown>;
const account = { HOSTED_SEARCH_APP_ID: 'APP', HOSTED_SEARCH_API_KEY: 'key', HOSTED_SEARCH_INDEX: 'docs-{locale}' };
const inFile = { appId: 'FILE', apiKey: 'file-key', indexName: 'file-index' };

/** Returns the brand's hosted search settings, or the problems in them. */
function hostedSearch(environment: Record<string, string>, hosted: unknown = null): unknown {
  const validated = validateBrand(withEnvironment({ ...file, hostedSearch: hosted }, environment).data);
  return 'problems' in validated ? validated.problems : validated.brand.hostedSearch;
}

describe('hosted search', () => {
  it.each([
    ['is off without anything', {}, null, null],
    [
      'comes from the environment',
      account,
      null,
      { appId: 'APP', apiKey: 'key', indexName: 'docs-{locale}', hosts: [], externalUrlPattern: null, fallback: null, events: null },
    ],
    ['comes from the file', {}, inFile, { ...inFile, hosts: [], externalUrlPattern: null, fallback: null, events: null }],
    [
      'takes single fields from the environment',
      { HOSTED_SEARCH_FALLBACK: 'embedded' },
      inFile,
      { ...inFile, hosts: [], externalUrlPattern: null, fallback: 'embedded', events: null },
    ],
    ['does not count empty variables', { HOSTED_SEARCH_APP_ID: '' }, null, null],
    [
      'keeps events of the file',
      {},
      { ...inFile, events: { script: 'https://cdn.example.com/i.js', consent: true } },
      { ...inFile, hosts: [], externalUrlPattern: null, fallback: null, events: { script: 'https://cdn.example.com/i.js', consent: true } },
    ],
  ])('%s', (_, environment, hosted, expected) => {
    expect(hostedSearch(environment, hosted)).toEqual(expected);
  });

  it.each([
    [
      'a missing key',
      { HOSTED_SEARCH_APP_ID: 'APP', HOSTED_SEARCH_INDEX: 'docs' },
      null,
      /^hostedSearch\.apiKey: expected the search-only key/,
    ],
    [
      'a missing application id',
      { HOSTED_SEARCH_API_KEY: 'key', HOSTED_SEARCH_INDEX: 'docs' },
      null,
      /^hostedSearch\.appId: expected the application ID/,
    ],
    ['another fallback', { ...account, HOSTED_SEARCH_FALLBACK: 'pagefind' }, null, /^hostedSearch\.fallback: expected null, or "embedded"/],
    ['a host over http', {}, { ...inFile, hosts: ['http://search.example.com'] }, /^hostedSearch\.hosts\.0: expected an https address/],
    [
      'a script over http',
      {},
      { ...inFile, events: { script: 'http://cdn.example.com/i.js', consent: true } },
      /^hostedSearch\.events\.script: expected an https address/,
    ],
    [
      'events that do not say whether to ask',
      {},
      { ...inFile, events: { script: 'https://cdn.example.com/i.js' } },
      /^hostedSearch\.events\.consent: expected true/,
    ],
  ])('%s is a problem', (_, environment, hosted, message) => {
    expect(hostedSearch(environment, hosted)).toEqual([expect.stringMatching(message)]);
  });

  it('names the variables that were used', () => {
    expect(withEnvironment(file, account).variables).toEqual(Object.keys(account));
  });
});
