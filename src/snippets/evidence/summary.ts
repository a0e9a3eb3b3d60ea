/** Data for the `/tested` page: for each page, which blocks are proven, which aren't, and why. */
import { isExecutable } from '../../lib/info-string';
import { substitute, type Variables } from '../../lib/substitute';
import type { Block, PageBlocks } from '../page/model';
import type { Evidence, PageEvidence } from './file';
import { evidenceOfBlock } from './proofs';

/** The runner's message about a program that isn't installed (`server/clients.ts`). It's the same in all languages of the build. */
const ABSENT = /^(?:the )?(.+) is not installed here$/;

/** A block without proof. `changed`: its text differs from the text that was run. `absent`: it wasn't run because a program is missing. */
export interface OpenBlock {
  readonly kind: 'not-run' | 'unproven' | 'changed' | 'absent';
  readonly language: string;
  /** Script name, or the first line of the block if there's no script, with variables filled in. */
  readonly excerpt: string;
  /** Id of the heading above the block, for the link. */
  readonly heading?: string;
  readonly reason?: string;
}

export interface PageSummary {
  readonly id: string;
  readonly title: string;
  readonly route: string;
  /** Number of proven shell and SDK blocks, followed by the total number of these blocks. */
  readonly proven: number;
  readonly total: number;
  readonly date?: string;
  readonly server?: string;
  readonly clients: Readonly<Record<string, string>>;
  readonly open: readonly OpenBlock[];
}

export interface Summary {
  readonly pages: readonly PageSummary[];
  /** Names of all S3 and IAM operations that blocks or probes used, in alphabetical order. */
  readonly operations: readonly string[];
}

/** Title and route of each page in the build's language. */
export type Places = ReadonlyMap<string, { readonly title: string; readonly route: string }>;

/** Each page's blocks in the build's language, by page id. They're needed because block descriptions are translated. */
export type Translations = ReadonlyMap<string, readonly Block[]>;

/** @param translated the same block in the build's language */
function openBlock(block: Block, translated: Block, known: PageEvidence | undefined, shown: Variables): OpenBlock | undefined {
  const { info, text, heading } = translated;
  const found = evidenceOfBlock(block, known);
  if (found?.outcome === 'passed') return undefined;
  const [firstLine = ''] = text.trim().split('\n');
  const excerpt = substitute(info.title ?? firstLine.replace(/\s*\\$/, ' …'), shown, '');
  const about = { language: info.language, excerpt, ...(heading === undefined ? {} : { heading }) };
  if (info.execution.mode === 'skip') return { ...about, kind: 'not-run', reason: info.execution.reason };
  if (found === undefined) return { ...about, kind: 'changed' };
  const [, program] = ABSENT.exec(found.reason ?? '') ?? [];
  if (program !== undefined) return { ...about, kind: 'absent', reason: program };
  const reason = info.unproven ?? found.reason;
  return { ...about, kind: found.outcome, ...(reason === undefined ? {} : { reason }) };
}

function summarizePage(
  page: PageBlocks,
  known: PageEvidence | undefined,
  place: { title: string; route: string },
  shown: Variables,
  translations: Translations,
): PageSummary {
  const counted = (all: readonly Block[]): Block[] =>
    all.filter(({ info }) => isExecutable(info.language) && info.execution.mode !== 'none');
  const blocks = counted(page.blocks);
  const translated = counted(translations.get(page.id) ?? []);
  // A stale translation can have different blocks. In that case, the original's blocks are used.
  const local = translated.length === blocks.length ? translated : blocks;
  const open = blocks.flatMap((block, index) => openBlock(block, local[index] ?? block, known, shown) ?? []);
  return {
    id: page.id,
    ...place,
    proven: blocks.length - open.length,
    total: blocks.length,
    ...(known ? { date: known.date, server: known.server } : {}),
    clients: known?.clients ?? {},
    open,
  };
}

/** @returns pages in the given order, without pages that aren't on the site */
export function summarize(
  pages: readonly PageBlocks[],
  evidence: Evidence,
  places: Places,
  shown: Variables,
  probed: readonly string[] = [],
  translations: Translations = new Map(),
): Summary {
  const found = pages.flatMap(({ id, blocks }) => blocks.flatMap((block) => evidenceOfBlock(block, evidence.pages[id]) ?? []));
  // A manually edited file could list operations for a block that wasn't run.
  const exercised = found.flatMap(({ outcome, operations = [] }) => (outcome === 'not-run' ? [] : operations));
  return {
    pages: pages.flatMap((page) => {
      const place = places.get(page.id);
      return place ? [summarizePage(page, evidence.pages[page.id], place, shown, translations)] : [];
    }),
    operations: [...new Set([...exercised, ...probed])].sort(),
  };
}
