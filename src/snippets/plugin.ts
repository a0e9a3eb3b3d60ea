/**
 * Connects the snippets module to the configuration. It provides the block proofs for the highlighter (`loadProofs`), and a Docusaurus
 * plugin (default export) with the data for the `/tested` page and the evidence file for the built site.
 */
import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { loadedDocs } from '../content';
import { hasAction } from '../lib/access/has-action';
import type { Variables } from '../lib/substitute';
import type { Features } from '../site/features';
import { EVIDENCE_FILE, readEvidence, readProbes } from './evidence/file';
import { summarize, type Places } from './evidence/summary';
import { readCoveredPages, readTranslatedBlocks } from './page/covered';

export type { PageEvidence } from './evidence/file';
export { loadCurrentEvidence, loadOperationProbes, loadOperationProofs, loadProofs } from './evidence/proofs';
export type { OperationProbe, OperationProof, Proof, ProofOf } from './evidence/proofs';
export type { OpenBlock, PageSummary, Summary } from './evidence/summary';

/** Path of the evidence file on the built site. */
const PUBLISHED_FILE = 'evidence/snippets.json';

export interface SnippetsOptions {
  /** Values that the site shows. */
  readonly variables: Variables;
  /** Features of the service. */
  readonly features: Features;
}

export default function snippetsPlugin(
  { siteDir, i18n: { currentLocale } }: LoadContext,
  { variables, features }: SnippetsOptions,
): Plugin {
  return {
    name: 'snippets',
    getPathsToWatch: () => [path.join(siteDir, EVIDENCE_FILE)],
    async allContentLoaded({ allContent, actions }) {
      const places: Places = new Map(loadedDocs(allContent, 'home').map(({ id, title, permalink }) => [id, { title, route: permalink }]));
      const probed = readProbes(siteDir)?.operations;
      const translations = readTranslatedBlocks(siteDir, currentLocale, features);
      const summary = summarize(readCoveredPages(siteDir, [], features), readEvidence(siteDir), places, variables, probed, translations);
      const operations = summary.operations.filter((name) => hasAction(name, [...features]));
      await actions.createData('tested.json', { ...summary, operations });
    },
    postBuild({ outDir, i18n }) {
      const file = path.join(siteDir, EVIDENCE_FILE);
      if (i18n.currentLocale !== i18n.defaultLocale || !existsSync(file)) return;
      const target = path.join(outDir, PUBLISHED_FILE);
      mkdirSync(path.dirname(target), { recursive: true });
      copyFileSync(file, target);
    },
  };
}
