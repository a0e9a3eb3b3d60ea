/** What the page `/tested` shows: for each page what is proven, and what is not and why. */
import { isExecutable } from '../../lib/info-string';
import { substitute, type Variables } from '../../lib/substitute';
import type { Block, PageBlocks } from '../page/model';
import type { BlockEvidence, Evidence, PageEvidence } from './model';
import { evidenceOfBlock } from './proofs';

/** What the runner says of a program that the machine lacks (`server/clients.ts`), whatever the language of the build. */
const ABSENT = /^(?:the )?(.+) is not installed here$/;

/** A block without proof. `changed`: its text is not the one that was run; `absent`: its program is not there, and is the reason. */
export interface OpenBlock {
  readonly kind: 'not-run' | 'unproven' | 'changed' | 'absent';
  readonly language: string;
  /** Name of the script, else the first line of the block, variables replaced. */
  readonly excerpt: string;
  /** Id of the heading above, for the link. */
  readonly heading?: string;
  readonly reason?: string;
}

export interface PageSummary {
  readonly id: string;
  readonly title: string;
  readonly route: string;
  /** Shell and SDK blocks that are proven, and all of them. */
  readonly proven: number;
  readonly total: number;
  readonly date?: string;
  readonly server?: string;
  readonly clients: Readonly<Record<string, string>>;
  readonly open: readonly OpenBlock[];
}

export interface Summary {
  readonly pages: readonly PageSummary[];
  /** Names of all operations of S3 and IAM that the blocks exercised, or probes, sorted. */
  readonly operations: readonly string[];
}

/** Title and route of a page in the language of the build. */
export type Places = ReadonlyMap<string, { readonly title: string; readonly route: string }>;

/** Blocks of each page, by its id, in the language of the build: what they say about themselves is translated. */
export type Translations = ReadonlyMap<string, readonly Block[]>;

/** @param translated the same block in the language of the build */
function openBlock(block: Block, translated: Block, known: PageEvidence | undefined, shown: Variables): OpenBlock | undefined {
  const { info, text, heading } = translated;
  const found = evidenceOfBlock(block, known);
  if (found?.outcome === 'passed') return undefined;
  const excerpt = substitute(
    info.title ??
      text
        .trim()
        .split('\n')[0]
        ?.replace(/\s*\\$/, ' …') ??
      '',
    shown,
    '',
  );
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
  // A translation that is stale can have other blocks: then those of the original say what they say.
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

/** Operations that a run saw; a file that was edited by hand could name some for a block that was not run. */
const operationsOf = (found: BlockEvidence | undefined): readonly string[] =>
  found === undefined || found.outcome === 'not-run' ? [] : (found.operations ?? []);

/** @returns pages in the order given; those without a place on the site are left out */
export function summarize(
  pages: readonly PageBlocks[],
  evidence: Evidence,
  places: Places,
  shown: Variables,
  probed: readonly string[] = [],
  translations: Translations = new Map(),
): Summary {
  const exercised = pages.flatMap(({ id, blocks }) => blocks.flatMap((block) => operationsOf(evidenceOfBlock(block, evidence.pages[id]))));
  return {
    pages: pages.flatMap((page) => {
      const place = places.get(page.id);
      return place ? [summarizePage(page, evidence.pages[page.id], place, shown, translations)] : [];
    }),
    operations: [...new Set([...exercised, ...probed])].sort(),
  };
}
