/** Reads the brand file. Runs only in Node, when the configuration is loaded. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DiagnosticError } from '../lib/diagnostic';
import { assetProblems } from './assets';
import { withEnvironment } from './environment';
import type { Brand } from './schema';
import { validateBrand } from './validate';

export const DEFAULT_BRAND_FILE = 'src/site/brand/arnia/brand.json';

export interface LoadedBrand {
  brand: Brand;
  /** Folder whose files are served from the site root: logo, icon, and social image. */
  staticDirectory: string;
}

/**
 * Environment variables can configure a hosted search (`environment.ts`).
 *
 * @param siteDir project folder
 * @param file path of the brand file, relative to the working directory; default: `BRAND`, or the default brand if `BRAND` isn't set
 * @throws DiagnosticError if the file is missing, isn't valid JSON, or has problems; each problem names its field
 */
export function loadBrand(siteDir: string, file = process.env.BRAND || path.join(siteDir, DEFAULT_BRAND_FILE)): LoadedBrand {
  const shown = path.relative(process.cwd(), path.resolve(file)) || file;
  const { data, variables } = withEnvironment(parse(file, shown), process.env);
  const validated = validateBrand(data);
  const staticDirectory = path.join(path.dirname(path.resolve(file)), 'static');
  const problems =
    'problems' in validated
      ? validated.problems
      : assetProblems(validated.brand, staticDirectory, path.resolve(siteDir, DEFAULT_BRAND_FILE, '../static'));
  if ('brand' in validated && problems.length === 0) return { brand: validated.brand, staticDirectory };
  const source = variables.length === 0 ? shown : `${shown} with ${variables.join(', ')}`;
  throw new DiagnosticError(problems.map((message) => ({ file: source, message })));
}

function parse(file: string, shown: string): unknown {
  if (!existsSync(file)) {
    throw new DiagnosticError([{ file: shown, message: 'no such brand file', hint: 'set BRAND to the path of a brand file' }]);
  }
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new DiagnosticError([{ file: shown, message: `expected JSON; ${error instanceof Error ? error.message : String(error)}` }]);
  }
}
