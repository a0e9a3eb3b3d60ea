/**
 * The reader's values against the runner's: a block into which the browser writes the runner's values is, character for character,
 * the text that the runner executed. So the marks of proof hold for what readers copy.
 */
import { load } from 'cheerio';
import { isTag, type AnyNode, type ParentNode } from 'domhandler';
import { describe, expect, it } from 'vitest';
import { brandVariables, loadBrand } from '../src/brand/plugin';
import { readPages, locales, type Page } from '../src/content';
import { substitute, type Variables } from '../src/lib/substitute';
import { writtenPieces, type Piece } from '../src/lib/reader-values/block';
import { deletesBucket } from '../src/lib/reader-values/deletes';
import { mainBucket, markValues, takeMarks } from '../src/lib/reader-values/marks';
import type { ReaderValues } from '../src/lib/reader-values/names';
import { highlight } from '../src/markdown/plugin';
import { readerVariables, shownValues } from '../src/site/values';
import { collectBlocks, fillIn, sessionValues } from '../src/snippets';

const root = process.cwd();
const variables: Variables = { ...brandVariables(loadBrand(root).brand), ...readerVariables() };
const shown = shownValues(variables);
const reader = { id: 'reader', accessKeyId: 'AK', secretAccessKey: 'SK' };
const runner = sessionValues(variables, {
  endpoint: 'http://127.0.0.1:7480',
  region: 'default',
  identities: { reader, program: undefined, other: undefined, user: undefined, rotated: undefined },
  session: 'a1b2',
});

/** A block or an output of a page. */
interface Code {
  readonly page: string;
  readonly line: number;
  readonly heading: string | undefined;
  readonly language: string;
  readonly text: string;
  readonly own: string | undefined;
  readonly runs: boolean;
}

const codeOf = (page: Page): Code[] =>
  collectBlocks(page).blocks.flatMap(({ line, heading, info, text, outputs }) => {
    const common = { page: page.file, heading, own: mainBucket(page.source), runs: info.execution.mode === 'run' || info.save };
    return [{ ...common, line, language: info.language, text }, ...outputs.map((output) => ({ ...common, ...output }))];
  });
const code = locales
  .flatMap((locale) => readPages({ siteDir: root, locale }).flatMap(codeOf))
  .filter(({ language }) => !['access', 'diagram'].includes(language));

/** What stands on the page where the runner's keys and other buckets are the page's own. */
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

/** As the browser writes them. */
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

/** Names a value that readers may set; a second bucket of a page stays. */
const namesValue = ({ text, own }: Code): boolean =>
  [...text.matchAll(/\{((?:brand|reader)\.\w+)\}/g)].some(
    ([, name = '']) => name === own || /^brand\.(?:endpoint|endpointUrl|region)$|^reader\.profile$/.test(name),
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
    for (const { page, text } of cleaning) if (deletesBucket(text)) pages.delete(page);
    expect([...pages]).toEqual([]);
  });
});
