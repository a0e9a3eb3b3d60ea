/**
 * Schema of the brand file, which contains everything that makes the site specific to one operator.
 *
 * Each field's error message describes the expected value, because the person who sees it is editing the brand file, not reading this code.
 */
import * as z from 'zod';
import { knownLocales } from '../site/locales';
import { isAnnouncement, isHost, isName, isPattern, isWebUrl, NAME_SIGNS } from './values';

const checked = (what: string, accepts: (value: string) => boolean) =>
  z
    .string({ error: `expected ${what}` })
    .refine(accepts, { error: `expected ${what}` })
    .describe(what);
/** A name that's inserted into pages and interface texts, so it can't contain special characters of Markdown, MDX, HTML, YAML, or JSON. */
const name = (what: string) => checked(`${what}; ${NAME_SIGNS}`, isName);
const matching = (pattern: RegExp, what: string) => checked(what, (value) => pattern.test(value));
const httpsUrl = (example: string) => checked(`an https address such as ${example}`, isWebUrl);

const color = matching(/^#[0-9a-f]{6}$/i, 'a color as six hexadecimal digits, such as #f2b23e');
const asset = matching(
  /^\/(?:[\w-][\w.-]*\/)*[\w-][\w.-]*\.(?:svg|png|ico)$/,
  'a path below the static folder next to the brand file, such as /brand/mark.svg',
);

const year = { error: 'expected a year from 2000 to 2100, such as 2024' };

/** Page where readers report problems: a form on the repository's host, or any other page that accepts both texts in its URL. */
const ISSUES_EXAMPLE = 'https://git.example.com/docs/issues/new?title={title}&body={body}';
const issues = checked(
  `an https address with {title} and {body} in its query, such as ${ISSUES_EXAMPLE}`,
  (value) =>
    isWebUrl(value.replaceAll(/\{(?:title|body)\}/g, '')) &&
    ['{title}', '{body}'].every((part) => value.slice(value.indexOf('?')).includes(part)),
);

const palette = z.strictObject(
  { accent: color, accentInk: color, data: color, background: color },
  { error: 'expected the colors accent, accentInk, data, and background' },
);

/** A published target, as it's written in a language. */
const target = matching(/^\d[\d.,]* ?%(?: \([\p{L}\d ]+\))?$/u, 'a percentage such as 99.95 % or 99.999999999 % (11 nines)');

const billed = { error: 'expected a whole number of KB, such as 256, or null if each object is billed by its size' };
const count = { error: 'expected a whole number, such as 1000, or null if no limit is published' };
const offered = z.boolean({ error: 'expected true or false' });

const MODES =
  'expected a list with GOVERNANCE, COMPLIANCE, or both, such as ["COMPLIANCE"]; if the service has no Object Lock, set objectLock to false';
const mode = z.enum(['GOVERNANCE', 'COMPLIANCE'], MODES);

const REGIONS = 'expected a list of regions such as [{"endpoint": "s3.eu-west-2.example.com", "region": "eu-west-2"}]';
const place = z.strictObject(
  {
    endpoint: checked('a host without a scheme or path, such as s3.example.com', isHost),
    region: matching(/^[a-z0-9-]+$/, 'a region name such as eu-west-1'),
  },
  { error: 'expected {endpoint, region}' },
);

const LOCALES = knownLocales as [string, ...string[]];
const LANGUAGES = `expected a list with at least one of the languages ${knownLocales.join(', ')}, each once, such as ["it"]`;

/** A text in each language. `validate.ts` checks that there's one for the first of the site's languages. */
const texts = (text: z.ZodType<string>) =>
  z.partialRecord(z.enum(LOCALES), text, {
    error: `expected one text per locale (${knownLocales.join(', ')}), such as {"en": "…", "it": "…"}`,
  });

const announcement = z.strictObject(
  {
    id: matching(/^[\w-]+$/, 'letters, digits, and hyphens; change it if the text changes'),
    content: texts(checked('the text of the bar, without tags except links such as <a href="https://example.com/news">', isAnnouncement)),
    backgroundColor: color,
    textColor: color,
    isCloseable: z.boolean({ error: 'expected true or false' }),
  },
  { error: 'expected null or an announcement' },
);

/** Pattern for other applications on the site's host, which the same search index can also cover. It's escaped as in JSON. */
const EXTERNAL_EXAMPLE = '^https://example\\\\.com/(?!docs/)';

/** Tracks which search results readers use. It's off by default. */
const events = z.strictObject(
  {
    script: httpsUrl('https://cdn.example.com/search-insights.js'),
    consent: z.boolean({ error: 'expected true (ask the reader first) or false' }),
  },
  { error: 'expected null or {script, consent}' },
);

/**
 * `apiKey` is sent to every reader's browser. A search-only key and an admin key look the same, so no check can tell them apart. Use the
 * key that the service's console calls search-only. `{locale}` in `indexName` stands for the language. Without it, all languages share one
 * index.
 */
const hosted = z.strictObject(
  {
    // The application ID is part of host names that the policy of every page contains.
    appId: matching(/^[a-z0-9]+$/i, 'the application ID of the hosted search, with letters and digits'),
    apiKey: matching(/^[\w+/=-]+$/, 'the search-only key of the hosted search (never the admin key)'),
    indexName: matching(/^(?=.)[\w.-]*(?:\{locale\}[\w.-]*)?$/, 'the name of the index, such as docs or docs-{locale}'),
    hosts: z
      .array(httpsUrl('https://search.example.com'), {
        error: "expected a list of addresses to use in place of the service's own, such as a proxy",
      })
      .default([]),
    externalUrlPattern: checked(`a regular expression such as ${EXTERNAL_EXAMPLE}`, isPattern).nullable().default(null),
    fallback: z
      .literal('embedded', { error: 'expected null, or "embedded" to use the site\'s own index while the service is unreachable' })
      .nullable()
      .default(null),
    events: events.nullable().default(null),
  },
  { error: 'expected null or {appId, apiKey, indexName}' },
);

/** First parts of the addresses of this repository's pages and files. */
const TAKEN_ROUTES = [
  ...['assets', 'brand', 'composer', 'downloads', 'ds3', 'fonts', 'getting-started', 'guides', 'img', 'integrations', 'offline', 'print'],
  ...['search', 'share', 'tested', ...knownLocales],
];

/** Pages that only this operator's site has (`src/content/operator.ts`). */
const ownPages = z.strictObject(
  {
    route: checked(
      'the address of the pages, such as /plans, which none of the site’s own pages begins with',
      (value) => /^\/[a-z0-9]+(?:-[a-z0-9]+)*$/.test(value) && !TAKEN_ROUTES.includes(value.slice(1)),
    ),
    label: texts(name('the name of the pages in the navbar')),
  },
  { error: 'expected null or {route, label}' },
);

/** The web interface and the command-line program of the composer, for a service that comes with it. */
const composer = z.strictObject(
  { url: httpsUrl('https://composer.example.com'), cli: matching(/^[a-z][a-z0-9-]*$/, 'the name of the composer CLI, such as composer') },
  { error: 'expected null or {url, cli}' },
);

export const brandSchema = z.strictObject(
  {
    name: name('the short name of the service, such as Arnia'),
    product: name('the full product name, such as Arnia DS3'),
    slug: matching(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'lowercase letters, digits, and hyphens, such as arnia'),
    company: name('the company name in the copyright line'),
    copyrightYear: z.int(year).min(2000, year).max(2100, year),
    siteUrl: httpsUrl('https://docs.example.com').refine((value) => !URL.canParse(value) || value === new URL(value).origin, {
      error: 'expected an address without a path or trailing slash; the path belongs in baseUrl',
    }),
    /** The site's languages. The first one is at the root of the site. If it's the only one, there's no language menu. */
    languages: z
      .array(z.enum(LOCALES, LANGUAGES), LANGUAGES)
      .min(1, LANGUAGES)
      .refine((list) => new Set(list).size === list.length, LANGUAGES)
      .default([...knownLocales]),
    baseUrl: matching(/^\/(?:[\w-]+\/)*$/, 'a path that begins and ends with a slash, such as / or /docs/'),
    domain: checked('a domain such as example.com', isHost),
    s3: z.strictObject(
      {
        ...place.shape,
        /** Regions besides the one that examples use. If there are none, the region doesn't say where data is stored. */
        otherRegions: z.array(place, { error: `${REGIONS}, or [] if there is only one` }).default([]),
        /** Whether the bucket can be part of the host name. Each service must accept path style, because all guides use it. */
        virtualHostedStyle: offered.default(true),
        /** Whether the service compares, stores, and returns checksums in `x-amz-checksum-*` headers. Pages don't rely on trailers. */
        checksums: offered.default(true),
      },
      { error: 'expected {endpoint, region}, and optionally otherRegions, virtualHostedStyle, and checksums' },
    ),
    consoleUrl: httpsUrl('https://console.example.com').nullable(),
    composer: composer.nullable(),
    loginUrl: httpsUrl('https://console.example.com/login').nullable(),
    technologyUrl: httpsUrl('https://example.com/technology').nullable(),
    durability: texts(target).nullable(),
    availability: texts(target).nullable(),
    /** Size in KB (1,000 bytes) as which the service bills each smaller object. */
    smallestBilledKb: z.int(billed).positive(billed).nullable(),
    objectLock: offered,
    retentionModes: z.array(mode, MODES).min(1, MODES).default(['GOVERNANCE', 'COMPLIANCE']),
    iamUsers: offered,
    lifecycleRules: offered,
    /** Whether the storage of a bucket or project can be limited. */
    quotas: offered.default(true),
    /** Maximum number of buckets in a project. */
    bucketLimit: z.int(count).positive(count).nullable().default(null),
    ownPages: ownPages.nullable().default(null),
    supportEmail: matching(/^[\w+-]+(?:\.[\w+-]+)*@[a-z0-9-]+(?:\.[a-z0-9-]+)+$/i, 'an email address such as support@example.com'),
    editUrl: httpsUrl('https://git.example.com/docs/edit/main/').nullable(),
    issuesUrl: issues.nullable().default(null),
    logo: z.strictObject({ dark: asset, light: asset }, { error: 'expected {dark, light}' }),
    favicon: asset,
    socialImage: matching(
      /^\/(?:[\w-][\w.-]*\/)*[\w-][\w.-]*\.png$/,
      'a path of a PNG image below the static folder, such as /brand/social.png',
    ),
    colors: z.strictObject({ dark: palette, light: palette }, { error: 'expected {dark, light}' }),
    colorModeSwitch: z.boolean({ error: 'expected true or false' }),
    announcement: announcement.nullable(),
    marketingScript: httpsUrl('https://cdn.example.com/tag.js').nullable(),
    stylesheets: z.array(httpsUrl('https://cdn.example.com/font.css'), { error: 'expected a list of addresses, which can be empty' }),
    hostedSearch: hosted.nullable(),
  },
  { error: 'expected an object with the fields of the brand file' },
);

export type Brand = z.infer<typeof brandSchema>;
export type Palette = z.infer<typeof palette>;
