/**
 * Compares the reader's values with the runner's: a block into which the browser writes the runner's values must be the same text,
 * character for character, that the runner executed. This means that the proof marks also apply to what readers copy.
 */
import path from 'node:path';
import { load } from 'cheerio';
import { isTag, type AnyNode, type ParentNode } from 'domhandler';
import { describe, expect, it } from 'vitest';
import { DEFAULT_BRAND_FILE, pageVariables, loadBrand } from '../src/brand/plugin';
import { readPages, locales, type Page } from '../src/content';
import { substitute, type Variables } from '../src/lib/substitute';
import { writtenPieces, type Piece } from '../src/lib/reader-values/block';
import { effectsOf, type Code as Effective, type Effect } from '../src/lib/reader-values/effects';
import { mainBucket, markValues, takeMarks } from '../src/lib/reader-values/marks';
import type { ReaderValues } from '../src/lib/reader-values/names';
import { highlight } from '../src/markdown/plugin';
import { shownValues } from '../src/site/values';
import { collectBlocks, fillIn, sessionValues } from '../src/snippets';

const root = process.cwd();
const variables: Variables = pageVariables(loadBrand(root, path.join(root, DEFAULT_BRAND_FILE)).brand);
const shown = shownValues(variables);
const reader = { id: 'reader', accessKeyId: 'AK', secretAccessKey: 'SK' };
const runner = sessionValues(variables, {
  endpoint: 'http://127.0.0.1:7480',
  region: 'default',
  identities: { reader, program: undefined, other: undefined, user: undefined, rotated: undefined },
  session: 'a1b2',
});

/** A code block or an output block on a page. */
interface Code {
  readonly page: string;
  readonly line: number;
  readonly heading: string | undefined;
  readonly language: string;
  readonly title: string | undefined;
  readonly isOutput: boolean;
  readonly text: string;
  readonly own: string | undefined;
  readonly runs: boolean;
}

const codeOf = (page: Page): Code[] =>
  collectBlocks(page).blocks.flatMap(({ line, heading, info, text, outputs }) => {
    const common = { page: page.file, heading, own: mainBucket(page.source), runs: info.execution.mode === 'run' || info.save };
    const { language, title } = info;
    const block = { ...common, line, language, title, text, isOutput: false };
    return [block, ...outputs.map((output) => ({ ...common, ...output, title: undefined, isOutput: true }))];
  });
const code = locales
  .flatMap((locale) => readPages({ siteDir: root, locale }).flatMap(codeOf))
  .filter(({ language }) => !['access', 'diagram'].includes(language));

/** The pieces of a text, as if the page itself contained the runner's keys and other buckets. */
function piecesOf({ text, language, own }: Code): Piece[] {
  const kept = ['brand.endpoint', 'brand.endpointUrl', 'brand.region', ...(own === undefined ? [] : [own])];
  const onPage = { ...runner, ...Object.fromEntries(kept.map((name) => [name, variables[name] ?? ''])) };
  const { text: filled, marks } = takeMarks(substitute(markValues(text, own), onPage, 'page'));
  const $ = load(`<pre>${highlight(filled, language, undefined, marks).html}</pre>`, undefined, false);
  const leaves = (node: AnyNode): Piece[] =>
    'children' in node ? node.children.flatMap(leaves) : 'data' in node ? [{ text: node.data, isValue: isValue(node.parent) }] : [];
  return $('pre').toArray().flatMap(leaves);
}

const isValue = (node: ParentNode | null): boolean => node !== null && isTag(node) && node.name === 'var';

/** The text as the browser writes it. */
function written(block: Code, values: ReaderValues): { text: string; missed: string[] } {
  const pieces = piecesOf(block);
  const own = writtenPieces(pieces, block.language, shown, values);
  const missed = pieces.filter(({ isValue }, index) => isValue && own[index] === undefined).map((piece) => piece.text);
  return { text: pieces.map((piece, index) => own[index] ?? piece.text).join(''), missed };
}

const runnersValues = ({ own }: Code): ReaderValues => ({
  endpoint: runner['brand.endpointUrl'] ?? '',
  region: runner['brand.region'] ?? '',
  bucket: runner[own ?? ''] ?? '',
  profile: runner['reader.profile'] ?? '',
});

/** Whether the block contains a value that readers can set. A page's second bucket never changes. */
const namesValue = ({ text, own }: Code): boolean =>
  [...text.matchAll(/\{((?:brand|reader)\.\w+)\}/g)].some(
    ([, name = '']) => name === own || /^brand\.(?:endpoint|endpointUrl|region)$|^reader\.profile$/.test(name),
  );

const namesOwn = (text: string, own: string | undefined): boolean => own !== undefined && text.includes(`{${own}}`);
const effective = ({ text, own }: Code): Effective => ({ text, namesBucket: namesOwn(text, own) });
const filesOf = (page: string): Map<string, Effective> =>
  new Map(code.flatMap((block) => (block.page === page && block.title !== undefined ? [[block.title, effective(block)] as const] : [])));

/** Effects of a block on the page's own bucket, as the browser determines them. */
const effectsOnOwn = (block: Code): Effect[] => effectsOf(effective(block), filesOf(block.page));

/** Languages whose blocks can have effects, through commands or calls. */
const SHELL = /^(?:bash|powershell)$/;
const CODE = /^(?:bash|powershell|python|js|ts|php|ruby|go|java|csharp|hcl)$/;

/**
 * The steps of a block: in a shell, the commands that don't only affect the reader's computer; elsewhere, the calls whose names suggest
 * removal.
 */
function commandsOf({ language, text }: Code): string[] {
  if (!SHELL.test(language)) return text.match(/[\w$.>-]*(?:delete|remove|erase|purge|destroy|prune|clear)\w*!?[({]/gi) ?? [];
  const plain = text
    .replace(/\\\n\s*/g, ' ')
    .replace(/<<-?\s*'?(\w+)'?[^]*?\n\1$/gm, '')
    .replace(/'[^']*'/g, "''");
  return plain
    .split(/\n|\$\(|[|;&()]+/)
    .map((command) => command.trim().replace(/^(?:(?:sudo|do|then|else|if|until|while|!|\w+=\S*)\s+)+/, ''))
    .filter((command) => STORAGE.test(command));
}

/** Programs that access a bucket. */
const STORAGE =
  /^(?:timeout \S+ \S+ )?(?:aws|rclone|restic|mc|s3cmd|s5cmd|s3fs|kopia|duplicity|duplicati-cli|borg|velero|terraform|tofu|curl|curl\.exe|duck|duckdb|proxmox-backup-\w+|docker-registry|skopeo|mountpoint-s3|mount-s3|lucid|gitlab-backup|python3|node|bash|npx|php|go|ruby|java|dotnet)\b/;

/** Commands that only add, read or list, or that don't access a bucket. Any other command must have an effect. */
const HARMLESS = new RegExp(
  `^(?:timeout \\S+ \\S+ )?(?:${[
    String.raw`aws (?:--\S+ \S+ )*(?:configure|iam|sts|--version|s3 (?:ls|cp|mb|presign|sync|mv)|s3api (?:get|list|head|create|upload|copy|complete|wait|put-object )\S*|cloudfront|lambda|s3 rm .*--dryrun)`,
    'rclone (?:--config \\S+ )?(?:config|copy|copyto|check|lsf|ls|size|version|mount|cat|rcat|hashsum|obscure|sync .*--dry-run)',
    'restic (?:init|unlock|backup|snapshots|version|restore|check|stats|copy|mount|forget .*--dry-run)',
    'mc (?:cp|ls|diff|alias|share|stat|--version|retention info|mirror(?! .*--remove)|mirror --dry-run)',
    's3cmd (?:--config \\S+ )?(?:ls|info|put|get|--version|--configure|sync(?! .*--delete)|sync --delete-removed --dry-run)',
    'kopia (?:repository|policy|snapshot (?:create|list|verify)|restore|maintenance (?:set|info))',
    'duplicity (?:backup|restore|collection-status|verify|--version)',
    'duplicati-cli (?:backup|restore|find|test|help)',
    'velero (?:install|backup (?:create|get|describe|logs)|schedule create|restore|backup-location|version|plugin)',
    'terraform (?:init|plan|output|state|version|force-unlock|validate)',
    'proxmox-backup-manager (?:datastore|s3|verify|sync-job|prune-job (?:list|show)|garbage-collection status)',
    'lucid (?:daemon|link|unlink|status|init-s3|rekey-s3)',
    'npx wrangler',
    's3fs(?! .*mpu-abort)',
    'skopeo copy',
    'gitlab-backup',
    'duck|duckdb|go|dotnet|java|php|ruby',
    'curl(?:\\.exe)?(?! .*(?: -X|--request DELETE))',
    // Scripts whose file has no effect, or that only list unless an option is given.
    '(?:python3|node|bash)',
    // Calls that don't remove anything from a bucket.
    'delete_\\{|body\\.destroy\\(|file\\.headers\\.delete\\(',
  ].join('|')})(?![\\w-])`,
);

describe('code of the pages', () => {
  it('is with the runner’s values what the runner executes', () => {
    const proven = code.filter(({ runs }) => runs);
    expect(proven.length).toBeGreaterThan(500);
    for (const block of proven)
      expect(written(block, runnersValues(block)).text, `${block.page}:${block.line}`).toBe(fillIn(block.text, runner, block.page));
  });

  it('carries the values wherever it names one', () => {
    const naming = code.filter(namesValue);
    const marked = naming.filter((block) => piecesOf(block).some(({ isValue }) => isValue));
    console.info(`reader values: ${marked.length} of ${naming.length} blocks and outputs that name one carry it; ${code.length} in all`);
    expect(marked.length).toBe(naming.length);
  });

  it('takes values that are hard to write', () => {
    const hard = { endpoint: 'http://10.0.0.1:8080', region: '1', bucket: '2024', prefix: '0/', profile: '0' };
    const missed = code.flatMap((block) =>
      written(block, hard).missed.map((text) => `${block.page}:${block.line} ${block.language} ${text}`),
    );
    expect(missed).toEqual([]);
  });

  it('warns at the end of each guide, before it deletes its bucket', () => {
    const cleaning = code.filter(
      ({ heading, own, text, language }) => heading === 'clean-up' && language === 'bash' && own !== undefined && text.includes(`{${own}}`),
    );
    const pages = new Set(cleaning.map(({ page }) => page));
    for (const block of cleaning) if (effectsOnOwn(block).includes('deletes')) pages.delete(block.page);
    expect([...pages]).toEqual([]);
  });

  it('warns of whatever deletes or changes settings in the reader’s bucket; a command that is not known fails', () => {
    const acting = code.filter((block) => !block.isOutput && block.own !== undefined && CODE.test(block.language));
    const commands = acting.flatMap((block) => commandsOf(block).map((command) => ({ block, command })));
    expect(commands.length).toBeGreaterThan(1000);
    const unknown = commands
      .filter(
        ({ block, command }) =>
          !HARMLESS.test(command) && effectsOf({ text: command, namesBucket: true }, filesOf(block.page)).length === 0,
      )
      .map(({ block, command }) => `${block.page}:${block.line} ${command}`);
    expect(unknown).toEqual([]);
  });

  it('finds each script that a page runs on that page', () => {
    const missing = code.flatMap((block) => {
      const names = [...block.text.matchAll(/\b(?:python3|node|bash) (?!-)(?:\.\/)?([\w.-]+)/g)].map(([, name = '']) => name);
      return block.isOutput || block.language !== 'bash' || block.own === undefined
        ? []
        : names.filter((name) => !filesOf(block.page).has(name)).map((name) => `${block.page}:${block.line} ${name}`);
    });
    expect(missing).toEqual([]);
  });
});
