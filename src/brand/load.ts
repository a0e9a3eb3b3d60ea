/** Reads the brand file. Runs only in Node, when the configuration is loaded. */
import path from 'node:path';
import { readBrandFile } from '../content';
import { DiagnosticError } from '../lib/diagnostic';
import { DEFAULT_BRAND_FILE } from '../site/brand';
import { assetProblems } from './assets';
import { withEnvironment } from './environment';
import type { Brand } from './schema';
import { validateBrand } from './validate';

export { DEFAULT_BRAND_FILE };

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
  const { data, variables } = withEnvironment(readBrandFile(file), process.env);
  const validated = validateBrand(data);
  const staticDirectory = path.join(path.dirname(path.resolve(file)), 'static');
  const problems = [
    ...('problems' in validated ? validated.problems : []),
    ...assetProblems(
      'brand' in validated ? validated.brand : validated.valid,
      staticDirectory,
      path.resolve(siteDir, DEFAULT_BRAND_FILE, '../static'),
    ),
  ];
  if ('brand' in validated && problems.length === 0) return { brand: validated.brand, staticDirectory };
  const source = variables.length === 0 ? shown : `${shown} with ${variables.join(', ')}`;
  throw new DiagnosticError(problems.map((message) => ({ file: source, message })));
}
