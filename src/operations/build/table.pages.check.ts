import path from 'node:path';
import type { Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import type { Processor } from 'unified';
import { VFile } from 'vfile';
import { describe, expect, it } from 'vitest';
import { jsxElement } from '../../lib/jsx-element';
import { nodesOf, parseMarkdown } from '../../content';
import { without, type Feature, type Features } from '../../site/features';
import type { OperationProof } from '../../snippets/plugin';
import { jsonFile, markdownFile, withUrls } from './files';
import remarkOperations from './remark-operations';
import { loadTable, type TableOptions } from './table';

const ROOT = path.join(__dirname, '../../..');
const proof = (page: string): OperationProof => ({
  page,
  heading: 'h',
  block: 'b',
  server: 'S3 1.0',
  clients: ['AWS CLI 2.9'],
  date: '2024-06-30',
});
const options = (locale: string): TableOptions => ({
  siteDir: ROOT,
  locale,
  // The pages use more variables than the data does. Their values don't matter here.
  variables: new Proxy({}, { get: (_target, name) => (name === 'brand.region' ? 'eu-west-1' : 'x') }),
  proofsOf: (name) =>
    ['PutObjectAcl', 'PutBucketTagging'].includes(name) ? [proof('guides/s3-api'), proof('guides/access-control-list')] : [],
  probeOf: (name) => (name === 'PutBucketAcl' ? { date: '2024-06-30', server: 'S3 1.0', clients: ['SDK 3'] } : undefined),
});
const urlOf = (id: string): string => `https://docs.example/${id}`;

/** Summarizes the type, name, URL, and text of nodes on one line. */
const outline = (node: unknown): string => {
  const { name, url, value, children, attributes } = node as {
    name?: string;
    url?: string;
    value?: string;
    children?: unknown[];
    attributes?: { name: string; value: string }[];
  };
  const given = (attributes ?? [])
    .filter(({ name: key }) => ['area', 'name', 'status', 'total', 'proof'].includes(key))
    .map(({ name: key, value: text }) => `${key}=${text.slice(0, 12)}`);
  return [name, url, value, ...given, children && `(${children.map(outline).join(' ')})`].filter(Boolean).join(' ');
};

function expand(element: ReturnType<typeof jsxElement>, locale = 'en'): Root {
  const tree: Root = { type: 'root', children: [element] };
  remarkOperations.call({ parse: (text: string) => parseMarkdown(text, 'page.md') } as unknown as Processor, options(locale))(
    tree,
    new VFile({ path: 'docs/guides/s3-api.md' }),
  );
  return tree;
}

describe('remarkOperations', () => {
  const [, table] = expand(jsxElement('Operations', { area: 'acl' })).children;

  it('fills the rows of an area, with links of the page', () => {
    expect(outline(table)).toMatch(/^OperationTable area=acl \(OperationRow name=PutBucketAcl status=supported proof=tested \(p/);
    expect(outline(table)).toContain('./access-control-list.md');
  });

  it('shows the proof of the guide first', () => {
    expect(outline(table)).toContain('./access-control-list.md#h (Access control lists) , June 30, 2024, S3 1.0, AWS CLI 2.9)');
  });

  it('names the probe where no block proved an operation', () => {
    expect(outline(table)).toContain('a probe that checks the effect, June 30, 2024, S3 1.0, SDK 3');
  });

  it('marks nothing of what is not supported, though the test server does it', () => {
    const [, tagging] = expand(jsxElement('Operations', { area: 'tagging' })).children;
    expect(outline(tagging)).toContain('OperationRow name=PutBucketTag status=not-supporte (p (span (#PutBucketTagging (Link');
    expect(outline(tagging)).toContain('OperationRow name=PutObjectTag status=supported proof=not tested (');
  });

  it('folds what is unknown of an area below the rest', () => {
    const [, tags] = expand(jsxElement('Operations', { area: 'objects' })).children;
    expect(outline(tags)).toMatch(
      /OperationRow name=ListObjectsV .* UnknownOperations \(OperationRow name=GetObjectAtt status=unknown proof=not tested /,
    );
  });

  it('takes the language of the page', () => {
    expect(outline(expand(jsxElement('Operations', { area: 'acl' }), 'it').children[1])).toContain('Concessioni a progetti');
  });

  it('imports the parts for the filter', () => {
    const { children } = expand(jsxElement('OperationsFilter', {}));
    expect(outline(children[1])).toBe('OperationsFilter ()');
    expect(outline(children[0])).toMatch(/^import \{ OperationRow, OperationTable/);
  });

  it('leaves other pages alone', () => {
    expect(expand(jsxElement('Tabs', {})).children).toHaveLength(1);
  });

  it('refuses an unknown area, with file and line', () => {
    expect(() => expand(jsxElement('Operations', { area: 'acls' }))).toThrow(
      'docs/guides/s3-api.md:1: no operation has the area acls; write <Operations area="…" /> with one of buckets, ',
    );
  });
});

describe('withUrls', () => {
  it.each([
    ['[a](./object-lock.md)', '[a](https://docs.example/guides/object-lock)'],
    ['[a](../getting-started/quickstart.md#key)', '[a](https://docs.example/getting-started/quickstart#key)'],
    ['[a](#tags) and [b](./x.md)', '[a](https://docs.example/guides/s3-api#tags) and [b](https://docs.example/guides/x)'],
    ['[a](https://other.example/x)', '[a](https://other.example/x)'],
  ])('%s', (markdown, expected) => {
    expect(withUrls(markdown, urlOf)).toBe(expected);
  });
});

describe('the files', () => {
  const table = loadTable(options('it'));

  it('JSON has every operation with status, notes and proofs', () => {
    const { operations, statuses } = JSON.parse(jsonFile(table, 'it', urlOf)) as {
      operations: Record<string, unknown>[];
      statuses: Record<string, string>;
    };
    expect(operations).toHaveLength(table.entries.length);
    expect(operations.find(({ name }) => name === 'PutObjectAcl')).toMatchObject({
      status: 'supported',
      guide: { url: 'https://docs.example/guides/access-control-list' },
      proofs: [
        { url: 'https://docs.example/guides/access-control-list#h', date: '2024-06-30' },
        { url: 'https://docs.example/guides/s3-api#h' },
      ],
    });
    expect(statuses.unknown).toBe('non dichiarato');
  });

  it('Markdown has a row for each, and no link between files', () => {
    const text = markdownFile(table, urlOf);
    expect(text.match(/^\| `\w+` \|/gm)).toHaveLength(table.entries.length);
    expect(text).not.toMatch(/\]\([.#]/);
    expect(text).toContain('| `CreateSession` | non dichiarato |  |  | non provata |');
    expect(text).toContain('| `PutBucketTagging` | non disponibile |  |  |  |');
  });

  it('Markdown makes no link and no HTML of a title or of what the evidence says', () => {
    const hostile = '](javascript:alert(1)) <script>alert(1)</script>';
    const place = { id: 'guides/object-lock', title: hostile };
    const entries = table.entries.map((entry) => ({
      ...entry,
      note: undefined,
      parameters: [],
      guide: place,
      proofs: [{ ...place, page: place.id, block: 'b', server: hostile, clients: [hostile], date: '2024-06-30' }],
    }));
    const written = fromMarkdown(markdownFile({ ...table, entries }, urlOf));
    expect(nodesOf(written, 'link').filter(({ url }) => !url.startsWith('https://docs.example/'))).toEqual([]);
    expect(nodesOf(written, 'html')).toEqual([]);
  });
});

it('leaves out what is about pages that the site doesn’t have', () => {
  const lock = 'guides/object-lock';
  const whole = loadTable(options('en'));
  const { entries, words } = loadTable({ ...options('en'), proofsOf: () => [proof(lock)], absent: new Set([lock]) });
  const others = whole.entries.filter(({ area }) => area !== 'lock');
  expect(entries.map(({ name }) => name)).toEqual(others.map(({ name }) => name));
  expect(Object.keys(words.areas)).toEqual(Object.keys(whole.words.areas).filter((area) => area !== 'lock'));
  expect(JSON.stringify(entries)).not.toMatch(/object-lock\.md|guides\/object-lock/);
  const parametersOf = (list: typeof entries) => list.flatMap(({ parameters }) => parameters.map(({ name }) => name));
  expect(parametersOf(others).filter((name) => !parametersOf(entries).includes(name))).toEqual([
    'x-amz-bucket-object-lock-enabled',
    'x-amz-object-lock-mode, -retain-until-date, -legal-hold',
    'x-amz-object-lock-mode, -retain-until-date, -legal-hold',
  ]);
});

it.each(['en', 'it'])('says in %s only what the service has', (locale) => {
  const textOf = (lacking: Feature): string => JSON.stringify(loadTable({ ...options(locale), features: without(lacking) }).entries);
  expect(textOf('governanceMode')).not.toMatch(/bypass-governance|COMPLIANCE (?:and|e) GOVERNANCE/);
  expect(textOf('complianceMode')).not.toMatch(/COMPLIANCE/);
  expect(textOf('singleRegion')).toMatch(/the region of the endpoint|la regione dell’endpoint/);
});

it('names a page as the site does, also if its title depends on the service', () => {
  const titlesOf = (features?: Features): (string | undefined)[] => {
    const proofsOf = (): OperationProof[] => [proof('guides/iam-policy')];
    const { entries } = loadTable({ ...options('en'), proofsOf, ...(features && { features }) });
    return entries.filter(({ name }) => name === 'GetBucketPolicy').map(({ proofs }) => proofs[0]?.title);
  };
  expect([titlesOf(), titlesOf(without('iamUsers'))]).toEqual([['IAM policies'], ['Bucket policies']]);
});

it('leaves out lifecycle operations without their page, but no bucket policies without the page about IAM policies', () => {
  const absent = new Set(['guides/lifecycle-configuration', 'guides/iam-policy']);
  const table = loadTable({ ...options('en'), absent });
  const { entries } = loadTable(options('en'));
  const left = entries.filter(({ name }) => !table.entries.some((entry) => entry.name === name));
  expect(left.map(({ name }) => name)).toEqual(entries.flatMap(({ area, name }) => (area === 'lifecycle' ? [name] : [])));
  const presentOf = (id: string): string => {
    if (absent.has(id)) throw new Error(id);
    return urlOf(id);
  };
  expect(jsonFile(table, 'en', presentOf)).toContain('PutBucketPolicy');
});
