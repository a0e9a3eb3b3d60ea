import type { LoadContext, Plugin } from '@docusaurus/types';
import { DiagnosticError, diagnosticsOf, inFile, type Diagnostic } from '../lib/diagnostic';
import { links } from './pages/links';
import type { Site } from './pages/types';

export interface ChecksOptions {
  /** Reads the pages, with the data that the checks need, and finds problems with the operator's redirects and terms. */
  readonly readSite: () => Promise<{ readonly site: Site; readonly otherProblems: readonly Diagnostic[] }>;
}

/**
 * Docusaurus plugin that fails the build if the operator's own pages, redirects, or terms lead to a page that doesn't exist, because an
 * update of this repository can rename or remove it. The tests check our own pages.
 */
export default function checksPlugin(_context: LoadContext, { readSite }: ChecksOptions): Plugin {
  return {
    name: 'checks',
    async loadContent() {
      const { site, otherProblems } = await readSite();
      const own = site.pages.filter(({ instance }) => instance.id === 'own');
      const problems = [...own.flatMap((page) => diagnosticsOf(() => inFile(page.file, links(page, site)))), ...otherProblems];
      if (problems.length > 0) throw new DiagnosticError(problems);
    },
  };
}
