/** Finds the proof of a block when the site is built, by the page's file and the text as it is shown. */
import path from 'node:path';
import { substitute, type Variables } from '../../lib/substitute';
import { clientsOf } from '../page/clients';
import { readCoveredPages } from '../page/covered';
import { blockHash, normalise } from '../page/hash';
import type { Block, Page } from '../page/model';
import { readEvidence, type BlockEvidence, type Evidence, type PageEvidence } from './model';

/** What the mark of a block says. */
export interface Proof {
  /** Server and clients with their versions: `Ceph RADOS Gateway 16.2.15, AWS CLI 2.9.19`. */
  readonly testedWith: string;
  /** Day of the run: `2024-06-30`. */
  readonly testedOn: string;
}

/** @param file of the page, original or translation; @param code text between the fences, variables replaced */
export type ProofOf = (file: string, code: string) => Proof | undefined;

/** `/x/docs/guides/acl.md` and `/x/i18n/it/docusaurus-plugin-content-docs-home/current/guides/acl.md` are both `guides/acl`. */
function pageIdOf(file: string): string | undefined {
  return /(?:^|\/)(?:docs|docusaurus-plugin-content-docs-home\/current)\/(.+)\.mdx?$/.exec(file.split(path.sep).join('/'))?.[1];
}

function proofOfBlock(block: Block, { server, clients, date }: PageEvidence): Proof {
  const used = clientsOf(block).flatMap((name) => (clients[name] === undefined ? [] : [`${name} ${clients[name]}`]));
  return { testedWith: [server, ...used].join(', '), testedOn: date };
}

/** Evidence of a block as it is written now; undefined when its text changed since. */
export function evidenceOfBlock(block: Block, page: PageEvidence | undefined): BlockEvidence | undefined {
  const hash = blockHash(block);
  return page?.blocks.find((candidate) => candidate.hash === hash);
}

/** Proofs of a page by the text that readers see; a text that stands there twice needs both proofs. */
function proofsOfPage(page: Page, known: PageEvidence | undefined, shown: Variables): Map<string, Proof | undefined> {
  const proofs = new Map<string, Proof | undefined>();
  for (const block of page.blocks) {
    const text = normalise(substitute(block.text, shown, page.file));
    const passed = known && evidenceOfBlock(block, known)?.outcome === 'passed' ? proofOfBlock(block, known) : undefined;
    const proof = block.info.execution.mode === 'run' ? passed : undefined;
    proofs.set(text, proofs.has(text) && proofs.get(text) === undefined ? undefined : proof);
  }
  return proofs;
}

/** @param shown values that the site shows */
export function proofsIn(pages: readonly Page[], evidence: Evidence, shown: Variables): ProofOf {
  const all = new Map(pages.map((page) => [page.id, proofsOfPage(page, evidence.pages[page.id], shown)]));
  return (file, code) => all.get(pageIdOf(file) ?? '')?.get(normalise(code));
}

/** @param root folder of the project */
export const loadProofs = (root: string, shown: Variables): ProofOf => proofsIn(readCoveredPages(root), readEvidence(root), shown);
