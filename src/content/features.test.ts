/** Checks that pages don't speak of what a service lacks, apart from sentences that are true without it, which are listed here. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { hasAction } from '../lib/access/has-action';
import { everyFeature, FEATURES, without, type Feature, type Features } from '../site/features';
import { knownLocales } from '../site/locales';
import { loadGlossary } from './language';
import { loadToolMessages, toolsWithMessages } from './messages';
import { readPages, type Page } from './pages';
import { expandParts } from './parts';

const COMPOSER = /\b[Ss]warms?\b|\b[Nn]exus(?:es)?\b|DS3 Composer/;

/** Words that a page uses only if it needs the feature, and pages that may use them, because they quote a message or a program. */
const SAID: Readonly<Partial<Record<Feature, readonly [RegExp, ...string[]]>>> = {
  // Our own words are conditional. Messages of servers, and the programs that need a service with locks, are quoted.
  // One page says that the service has no locks, because readers search for them.
  objectLock: [/Object Lock/, 'guides/errors', 'guides/compatibility', 'integrations/minio-client'],
  composer: [COMPOSER],
  quotas: [
    /`QuotaExceeded`|(?:its|the|your) quota|(?:sua|tua|propria) quota/,
    'integrations/proxmox-backup-server',
    'integrations/kopia',
    'integrations/cloudfront',
  ],
  governanceMode: [
    /GOVERNANCE|Governance mode|#bypass\)|bypass (?:permission|header)|without the bypass|di bypass|senza bypass/,
    'integrations/docker-registry',
  ],
  complianceMode: [/COMPLIANCE|Compliance mode/],
  virtualHostedStyle: [
    /`https:\/\/\{reader\.\w+\}\.\{brand\.endpoint\}|To use virtual-hosted|endpoint\}` (?:accept|support)s both |accetta sia|accetta(?:no)? entrambi/,
  ],
  checksums: [/`x-amz-checksum-sha256`, `|consistency\.md#multipart/],
  singleRegion: [/Us[ea] `\{brand\.region\}` \|/],
  unpublishedBucketLimit: [/limit, which isn’t published|il numero non è pubblicato/],
};

/** Features of which a service can have only the alternative, and their names in texts that aren't on a page. */
const MODES = [
  ['governanceMode', /GOVERNANCE/],
  ['complianceMode', /COMPLIANCE/],
  ['virtualHostedStyle', /virtual-hosted|`bucket\.\{brand\.endpoint\}`/i],
] as const;

/** The note on pages whose examples use GOVERNANCE mode, for services that have only the other mode. */
const NOTE = /has only COMPLIANCE mode|ha soltanto la modalità COMPLIANCE/;

/** The feature that each page needs as a whole, which only the original says. */
const NEEDS = new Map(readPages({ siteDir: process.cwd() }).map(({ id, frontMatter }) => [id, frontMatter.needs]));

const BLOCK = /^ *(`{3,})(.*)\n([^]*?)^ *\1$/gm;

const textOf = (page: Page, features: Features): string => expandParts(page, page.source, process.cwd(), features).text;

/** Returns the lines that a service with these features publishes, without code blocks other than diagrams. */
const linesOf = (page: Page, features: Features): string[] =>
  textOf(page, features)
    .replace(BLOCK, (block, _fence, info: string) => (info.startsWith('diagram') ? block : ''))
    .split('\n');

/** Returns the policies that a service with these features publishes. */
const policiesOf = (page: Page, features: Features): string[] =>
  [...textOf(page, features).matchAll(BLOCK)]
    .filter(([, , info = '', code = '']) => /^json\b/.test(info) && code.includes('"Statement"'))
    .map(([, , , code = '']) => code);

const actionsOf = (policy: string): string[] => [...policy.matchAll(/"(s3:\w+)"/g)].map(([, action = '']) => action);

describe.each(knownLocales)('in %s', (locale) => {
  const pages = readPages({ siteDir: process.cwd(), locale }).filter(({ instance }) => instance.id === 'home');

  it.each(Object.entries(SAID))('pages without %s don’t speak of it', (name, [words, ...others]) => {
    const said = pages
      .filter(({ id }) => NEEDS.get(id) !== name && !others.includes(id))
      .map((page) => ({ page, lines: linesOf(page, without(name as Feature)) }))
      .filter(({ lines }) => !lines.some((line) => NOTE.test(line)))
      .flatMap(({ page, lines }) => lines.filter((line) => words.test(line)).map((line) => `${page.id}: ${line.trim()}`));
    expect(said).toEqual([]);
    // Otherwise, nobody would notice that the words on the pages have changed.
    expect(pages.some((page) => linesOf(page, everyFeature).some((line) => words.test(line)))).toBe(true);
  });

  it.each(FEATURES)('policies without %s are valid, and don’t contain its actions', (name) => {
    const features = without(name);
    const policies = pages
      .filter(({ id }) => NEEDS.get(id) !== name)
      .flatMap((page) => policiesOf(page, features).map((policy) => ({ id: page.id, policy })));
    const wrong = policies.flatMap(({ id, policy }) =>
      actionsOf(policy)
        .filter((action) => !hasAction(action, [...features]))
        .map((action) => `${id}: ${action}`),
    );
    expect(wrong).toEqual([]);
    for (const { id, policy } of policies) expect(() => JSON.parse(policy) as unknown, id).not.toThrow();
    expect(policies.length).toBeGreaterThan(0);
  });

  it.each(MODES)('a glossary term that names %s says that the service lacks it', (name, words) => {
    const all = new Map(loadGlossary(locale).terms.map(({ id, definition }) => [id, definition]));
    expect([...all.values()].some((definition) => words.test(definition))).toBe(true);
    const { terms } = loadGlossary(locale, process.cwd(), without(name));
    // A definition that is the same with the feature doesn't say so.
    expect(terms.filter(({ id, definition }) => words.test(definition) && definition === all.get(id)).map(({ id }) => id)).toEqual([]);
  });

  it('texts of tools don’t name a mode, unless they are about a policy or a link that has it', () => {
    const texts = toolsWithMessages(process.cwd(), locale).flatMap((tool) => Object.entries(loadToolMessages(process.cwd(), locale, tool)));
    const about = texts.filter(([, text]) => MODES.some(([, words]) => words.test(text))).map(([id]) => id);
    // Both texts are about an action that a service without the mode doesn't have. Links are pasted, and the text says what they're like.
    expect(about.filter((id) => !id.startsWith('presigned.')).sort()).toEqual([
      'policy.fault.allow-bypass',
      'policy.fault.bypass-governance',
    ]);
  });

  it('a heading answers readers who search for Object Lock on a site without it', () => {
    const page = pages.find(({ id }) => id === 'guides/compatibility');
    expect(page && textOf(page, without('objectLock'))).toMatch(/^### Object Lock .*\{#no-object-lock\}$/m);
    expect(page && textOf(page, everyFeature)).not.toContain('no-object-lock');
  });

  it('the diagram on the home page doesn’t speak of the composer', () => {
    const read = (file: string) =>
      JSON.parse(readFileSync(`i18n/${locale}/${file}`, 'utf8')) as Record<string, string | { message: string }>;
    const said = Object.entries({ ...read('code.json'), ...read('site.json') }).filter(([id]) => id.includes('home.path.'));
    expect(said.length).toBeGreaterThan(3);
    for (const [id, text] of said) expect(typeof text === 'string' ? text : text.message, id).not.toMatch(COMPOSER);
  });
});
