/** Runs the checks on the Markdown sources, and returns all problems on a page. */
import type { Page } from '../../content';
import { diagnosticsOf, inFile, type Diagnostic } from '../../lib/diagnostic';
import { codeBlocks } from './code-blocks';
import { composerCommands } from './composer-commands';
import { diagrams } from './diagrams';
import { examples } from './examples';
import { fences } from './fences';
import { formulas } from './formulas';
import { frontMatter, uniqueFrontMatter } from './front-matter';
import { headings } from './headings';
import { images } from './images';
import { links } from './links';
import { listedErasures } from './listed-erasures';
import { inSidebar } from './navigation';
import { pageCode } from './page-code';
import { policies } from './policies';
import { prose } from './prose';
import { secrets } from './secrets';
import { sentences } from './sentences';
import { tabs } from './tabs';
import type { Check, Site } from './types';
import { undefinedInputs } from './undefined-inputs';
import { unwritten } from './unwritten';
import { variables } from './variables';

const checks: readonly Check[] = [
  unwritten,
  frontMatter,
  uniqueFrontMatter,
  headings,
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

/** Runs every check on a page. If the page, or a page that it links to, can't be read, this is the only diagnostic. */
export const checkPage = (page: Page, site: Site): readonly Diagnostic[] =>
  diagnosticsOf(() =>
    inFile(
      page.file,
      checks.flatMap((check) => check(page, site)),
    ),
  );
