import type { LoadContext, Plugin } from '@docusaurus/types';
import { DiagnosticError, diagnosticsOf, inFile } from '../lib/diagnostic';
import { links } from './pages/links';
import type { Site } from './pages/types';

export interface ChecksOptions {
  /** Reads the pages, with the data that the checks need. */
  readonly readSite: () => Promise<Site>;
}

/**
 * Docusaurus plugin that fails the build if a link on the operator's own pages leads nowhere, because an update of this repository can
 * remove its target. The tests check our own pages.
 */
export default function checksPlugin(_context: LoadContext, { readSite }: ChecksOptions): Plugin {
  return {
    name: 'checks',
    async loadContent() {
      const site = await readSite();
      const own = site.pages.filter(({ instance }) => instance.id === 'own');
      const problems = own.flatMap((page) => diagnosticsOf(() => inFile(page.file, links(page, site))));
      if (problems.length > 0) throw new DiagnosticError(problems);
    },
  };
}
