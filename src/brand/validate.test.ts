import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import arnia from '../site/brand/arnia/brand.json';
import { withEnvironment } from './load';
import { TEXT, validateBrand } from './validate';

type Json = Record<string, unknown>;

/** Returns the default brand with one field replaced, or removed if the value is `undefined`. */
function withField(path: string, value: unknown): Json {
  const copy = structuredClone(arnia) as Json;
  const keys = path.split('.');
  const last = keys.pop() as string;
  const parent = keys.reduce<Json>((object, key) => object[key] as Json, copy);
  if (value === undefined) Reflect.deleteProperty(parent, last);
  else parent[last] = value;
  return copy;
}

const bar = (content: Record<string, string>): Json => ({
  id: 'one',
  content,
  backgroundColor: '#ffffff',
  textColor: '#101010',
  isCloseable: true,
});

const hostedSearch = (change: Json): Json => ({ appId: 'APP', apiKey: 'key', indexName: 'docs-{locale}', ...change });
const announced = (en: string): Json => bar({ en });
/** Malicious values by field, which would inject code into the policy, the markup, or the host rules. */
const HOSTILE: readonly (readonly [field: string, ...values: readonly unknown[]])[] = [
  ['siteUrl', 'https://a.example;sandbox', 'https://a,sandbox', 'https://a.example/', 'http://a.example', 'https://a.example"><b>'],
  ['baseUrl', '//evil.example/', '/../', '/a b/', '/"><b>/', '/;sandbox/'],
  ['domain', 'a.example/x', 'a.example;sandbox', 'a_b.example', 'a.example:99999'],
  ['s3', { endpoint: 's3.example"x', region: 'a' }, { endpoint: 's3.a.example', region: 'a;b' }, { endpoint: '{x}.example', region: 'a' }],
  ['consoleUrl', 'javascript:alert(1)', 'data:text/html,x', '//evil.example', 'https://user@evil.example', 'https://a.example/\n'],
  ['editUrl', 'https://a.example/"onclick="x', "https://a.example/'", 'https://a.example/<b>', 'vbscript:x'],
  ['issuesUrl', 'javascript:{title}{body}', 'https://a.example/{title}{body}', 'https://a.example/?x={title}&{evil}={body}'],
  ['supportEmail', 'a@b.example?bcc=x', 'a@b.example"', '"a"@b.example', 'a@b.example\nBcc: x'],
  ['favicon', '//evil.example/x.svg', '/brand/../../../x.svg', '/brand/..svg', 'https://evil.example/x.svg', '/brand/x.svg"'],
  ['socialImage', '/./x.png', '/a//x.png', '/a/.png', '/x.png?y', '/x.html'],
  ['logo', { dark: '//evil.example/x.svg', light: '/brand/mark.svg' }, { dark: '/../x.svg', light: '/brand/mark.svg' }],
  ['colors', { dark: { accent: '#000000;}' } }, { dark: { accent: 'url(//evil.example)' } }],
  [
    'marketingScript',
    'https://a,sandbox',
    'https://a.example;sandbox',
    "https://a.example/' 'unsafe-inline",
    'https://*',
    'https://a!b.example/x.js',
  ],
  ['stylesheets', ['https://a,b.example/x.css'], ['javascript:x'], ['https://*.example/x.css'], 'https://a.example/x.css'],
  [
    'announcement',
    announced('a\u202eb'),
    announced('a\u2066b'),
    announced('a\u200bb'),
    announced('a\u2028b'),
    announced('x'.repeat(501)),
    announced('<img src=x>'),
    announced('<a href="javascript:alert(1)">x</a>'),
    announced('<a href="//evil.example">x</a>'),
    announced('<a href="/x" onclick="y">x</a>'),
  ],
  [
    'hostedSearch',
    hostedSearch({ appId: 'A">' }),
    hostedSearch({ appId: 'a; sandbox' }),
    hostedSearch({ appId: 'a.evil.example/' }),
    hostedSearch({ appId: 'a,b' }),
    hostedSearch({ appId: '' }),
    hostedSearch({ apiKey: 'a"b' }),
    hostedSearch({ apiKey: 'a\r\nX-Own: 1' }),
    hostedSearch({ apiKey: '' }),
    hostedSearch({ indexName: '../x/y' }),
    hostedSearch({ indexName: '<b>' }),
    hostedSearch({ indexName: '{other}' }),
    hostedSearch({ indexName: '' }),
    hostedSearch({ hosts: ['https://a,sandbox'] }),
    hostedSearch({ hosts: ['//a.example'] }),
    hostedSearch({ externalUrlPattern: '"><b>' }),
    hostedSearch({ events: { script: 'javascript:x', consent: true } }),
  ],
];

describe('a hostile value', () => {
  it.each(HOSTILE.flatMap(([field, ...values]) => values.map((value) => [field, JSON.stringify(value), value] as const)))(
    'of %s is rejected: %s',
    (field, _text, value) => {
      const problems = validateBrand(withField(field, value));
      expect(problems).toHaveProperty('problems');
      expect(JSON.stringify(problems)).toContain(field);
    },
  );

  it.each(['HOSTED_SEARCH_APP_ID', 'HOSTED_SEARCH_API_KEY', 'HOSTED_SEARCH_INDEX', 'HOSTED_SEARCH_FALLBACK'])(
    'of the variable %s is rejected',
    (name) => {
      const { data } = withEnvironment(withField('hostedSearch', hostedSearch({})), { [name]: 'a"><script>' });
      expect(validateBrand(data)).toHaveProperty('problems');
    },
  );
});

describe('validateBrand', () => {
  it('accepts the default brand, which has all languages', () => {
    expect(validateBrand(arnia)).toEqual({ brand: { ...arnia, languages: ['en', 'it'] } });
  });

  it.each([[['it']], [['en']], [['it', 'en']]])('accepts the languages %j', (languages) => {
    expect(validateBrand(withField('languages', languages))).toHaveProperty('brand.languages', languages);
  });

  it.each([
    ['it', 'accepts', true],
    ['en', 'refuses', false],
  ])('for a site in Italian, an announcement in %s: %s', (locale, _verb, isAccepted) => {
    const result = validateBrand({ ...withField('languages', ['it']), announcement: bar({ [locale]: 'X' }) });
    expect('brand' in result, JSON.stringify(result)).toBe(isAccepted);
  });

  it.each([
    ['missing field', 'product', undefined, 'product: expected the full product name, such as Arnia DS3; at most 80 characters: '],
    [
      'missing nested field',
      's3.endpoint',
      undefined,
      's3.endpoint: expected a host without a scheme or path, such as s3.example.com; the field is missing',
    ],
    [
      'bad colour',
      'colors.dark.accent',
      'honey',
      'colors.dark.accent: expected a color as six hexadecimal digits, such as #f2b23e; found "honey"',
    ],
    [
      'bad URL',
      'consoleUrl',
      'console',
      'consoleUrl: expected an https address such as https://console.example.com, or null; found "console"',
    ],
    [
      'URL with an unsafe scheme',
      'loginUrl',
      'javascript:alert(1)',
      'loginUrl: expected an https address such as https://console.example.com/login, or null; found "javascript:alert(1)"',
    ],
    [
      'endpoint with a scheme',
      's3.endpoint',
      'https://s3.x.example',
      's3.endpoint: expected a host without a scheme or path, such as s3.example.com; found "https://s3.x.example"',
    ],
    ['slug with capitals', 'slug', 'Arnia DS3', 'slug: expected lowercase letters, digits, and hyphens, such as arnia; found "Arnia DS3"'],
    [
      'address of reports without the text',
      'issuesUrl',
      'https://git.x.example/new?title={title}',
      'issuesUrl: expected an https address with {title} and {body} in its query, such as ' +
        'https://git.example.com/docs/issues/new?title={title}&body={body}, or null; found "https://git.x.example/new?title={title}"',
    ],
    [
      'a pattern that is no regular expression',
      'hostedSearch',
      { appId: 'APP', apiKey: 'key', indexName: 'docs', externalUrlPattern: '^https://(' },
      'hostedSearch.externalUrlPattern: expected a regular expression such as ^https://example\\\\.com/(?!docs/); found "^https://("',
    ],
    ['bad e-mail', 'supportEmail', 'support', 'supportEmail: expected an email address such as support@example.com; found "support"'],
    ['unknown field', 'colour', '#000000', 'colour: unknown field; did you mean colors? README.md and'],
    ['unknown field like no other', 'xyz', 1, 'xyz: unknown field; README.md and the default brand’s file list the fields'],
    [
      'colour that cannot be read',
      'colors.dark.accent',
      '#333333',
      'colors.dark.accent: expected a contrast of at least 4.5 to 1 on background #0e1116; found #333333',
    ],
  ])('%s', (_case, field, value, message) => {
    const result = validateBrand(withField(field, value));
    expect('problems' in result && result.problems.some((problem) => problem.startsWith(message)), JSON.stringify(result)).toBe(true);
  });

  it.each([
    ['light text on a light ground', 'colors.dark.background', '#ffffff', 'colors.dark.background: expected a contrast of at least 7 to 1'],
    ['dark text on a dark ground', 'colors.light.background', '#101010', 'colors.light.background: expected a contrast of at least 7 to 1'],
    ['durability without English', 'durability', { it: '99,9 %' }, 'durability: expected a text for "en", which'],
    ['durability without a percent sign', 'durability', { en: '11 nines' }, 'durability.en: expected a percentage such as 99.95 %'],
    [
      'composer without a program',
      'composer',
      { url: 'https://composer.example.com' },
      'composer.cli: expected the name of the composer CLI',
    ],
    ['Object Lock that is neither there nor missing', 'objectLock', null, 'objectLock: expected true or false'],
    ['bucket limit that isn’t a number', 'bucketLimit', '1000', 'bucketLimit: expected a whole number, such as 1000, or null if'],
    ['no retention mode', 'retentionModes', [], 'retentionModes: expected a list with GOVERNANCE, COMPLIANCE, or both, such as'],
    ['unknown retention mode', 'retentionModes', ['governance'], 'retentionModes.0: expected a list with GOVERNANCE, COMPLIANCE, or both'],
    ['checksums as a list', 's3.checksums', ['CRC32'], 's3.checksums: expected true or false'],
    ['region without its endpoint', 's3.otherRegions', ['eu-west-2'], 's3.otherRegions.0: expected {endpoint, region}'],
    ['address with a password', 'consoleUrl', 'https://user:pass@console.example', 'consoleUrl: expected an https address'],
    ['address with a quote', 'consoleUrl', 'https://console.example/"onclick="x', 'consoleUrl: expected an https address'],
    ['address with code', 'technologyUrl', 'https://a.example/{process.exit(1)}', 'technologyUrl: expected an https address'],
    ['port that is none', 's3.endpoint', 's3.example.com:99999', 's3.endpoint: expected a host'],
    ['port zero', 's3.endpoint', 's3.example.com:0', 's3.endpoint: expected a host'],
    ['path in the address of the site', 'siteUrl', 'https://example.com/docs', 'siteUrl: expected an address without a path'],
    ['slash at its end', 'siteUrl', 'https://example.com/', 'siteUrl: expected an address without a path'],
    ['quote in an e-mail address', 'supportEmail', "o'hara@example.com", 'supportEmail: expected an email address'],
    ['announcement of no language', 'announcement', bar({ en: 'On', xx: 'An' }), 'announcement.content.xx: '],
    ['announcement without English', 'announcement', bar({ it: 'Domenica' }), 'announcement.content: expected a text for "en", which'],
    [
      'no language',
      'languages',
      [],
      'languages: expected a list with at least one of the languages en, it, each once, such as ["it"]; found []',
    ],
    ['unknown language', 'languages', ['it', 'xx'], 'languages.1: expected a list with at least one of the languages en, it, '],
    ['language twice', 'languages', ['it', 'it'], 'languages: expected a list with at least one of the languages en, it, '],
    ['language without a list', 'languages', 'it', 'languages: expected a list with at least one of the languages en, it, '],
    [
      'announcement with a script',
      'announcement',
      bar({ en: '<script>x()</script>' }),
      'announcement.content.en: expected the text of the bar',
    ],
    ['announcement with a handler', 'announcement', bar({ en: '<a href="/x" onclick="x()">On</a>' }), 'announcement.content.en: '],
    ['announcement with a script as address', 'announcement', bar({ en: '<a href="javascript:x()">On</a>' }), 'announcement.content.en: '],
    ['announcement to another host', 'announcement', bar({ en: '<a href="//evil.example">On</a>' }), 'announcement.content.en: '],
    [
      'announcement that cannot be read',
      'announcement',
      { ...bar({ en: 'On' }), textColor: '#f0f0f0' },
      'announcement.textColor: expected a contrast of at least 4.5 to 1',
    ],
  ])('refuses %s', (_case, field, value, message) => {
    const result = validateBrand(withField(field, value));
    expect('problems' in result && result.problems.some((problem) => problem.startsWith(message)), JSON.stringify(result)).toBe(true);
  });

  it.each(['Sunday.', 'See <a href="/docs/news">what is new</a> & more.', '<a href="https://a.example/x?y=1">News</a>'])(
    'accepts the announcement %s',
    (text) => {
      expect(validateBrand(withField('announcement', bar({ en: text })))).toHaveProperty('brand.announcement.content.en', text);
    },
  );

  it('knows the colours of the text', () => {
    expect(readFileSync('src/styles/tokens.css', 'utf8')).toContain(`--c-text: light-dark(${TEXT.light}, ${TEXT.dark});`);
  });

  it('names every problem, one line each', () => {
    const broken = { ...withField('slug', 'A B'), consoleUrl: 'x' };
    const result = validateBrand(broken);
    expect('problems' in result && result.problems).toHaveLength(2);
  });

  it('rejects what is not an object', () => {
    expect(validateBrand([])).toEqual({
      problems: ['(whole file): expected an object with the fields of the brand file; found []'],
      valid: {},
    });
  });
});
