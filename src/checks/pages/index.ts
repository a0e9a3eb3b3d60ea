/** Runs the checks on the Markdown sources, and returns all problems on a page. */
import { optionalFeatures, type Page } from '../../content';
import { diagnosticsOf, inFile, type Diagnostic } from '../../lib/diagnostic';
import type { Feature } from '../../site/features';
import { codeBlocks, diagrams, examples, fences } from './code-blocks';
import { listedErasures, secrets } from './commands';
import { composerCommands } from './composer-commands';
import { frontMatter, uniqueFrontMatter } from './front-matter';
import { links } from './links';
import { formulas, headings, images, tabs, unrecognized } from './markup';
import { inSidebar } from './navigation';
import { policies } from './policies';
import { prose, sentences } from './prose';
import { pageCode, unwritten, variables } from './sources';
import type { Check, Site } from './types';
import { undefinedInputs } from './undefined-inputs';

const checks: readonly Check[] = [
  unwritten,
  frontMatter,
  uniqueFrontMatter,
  headings,
  unrecognized,
  pageCode,
  codeBlocks,
  fences,
  diagrams,
  examples,
  secrets,
  composerCommands,
  undefinedInputs,
  listedErasures,
  policies,
  variables,
  links,
  images,
  tabs,
  inSidebar,
  formulas,
  prose,
  sentences,
];

/** The checks of what a condition can break: a link's target, a heading's level, or the length of a text. */
const conditionChecks: readonly Check[] = [frontMatter, headings, links, prose, sentences];

/** Returns the problems that checks find. If the page, or a page that it links to, can't be read, this is the only one. */
const problemsOf = (page: Page, site: Site, all: readonly Check[]): readonly Diagnostic[] =>
  diagnosticsOf(() =>
    inFile(
      page.file,
      all.flatMap((check) => check(page, site)),
    ),
  );

/** Runs every check on a page, and those that matter on the page as it's published without each feature that it names. */
export function checkPage(page: Page, site: Site): readonly Diagnostic[] {
  const problems = problemsOf(page, site, checks);
  const isNew = ({ line, message }: Diagnostic): boolean => !problems.some((one) => one.line === line && one.message === message);
  const without = (lacking: Feature): Diagnostic[] =>
    problemsOf(page.without(lacking), { ...site, lacking }, conditionChecks)
      .filter(isNew)
      .map((problem) => ({ ...problem, message: `without ${lacking}: ${problem.message}` }));
  return [...problems, ...diagnosticsOf(() => optionalFeatures(page).flatMap(without)).filter(isNew)];
}
