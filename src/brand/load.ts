/** Reads the brand file. Runs in node, at configuration time only. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { withEnvironment } from './environment';
import type { Brand } from './schema';
import { validateBrand } from './validate';

export const DEFAULT_BRAND_FILE = 'src/site/brand/arnia/brand.json';

export interface LoadedBrand {
  brand: Brand;
  /** Folder whose files are served from the root of the site: logo, icon, social image. */
  staticDirectory: string;
}

/** Thrown with one line a problem, each naming file and field. */
export class BrandError extends Error {
  override name = 'BrandError';
  constructor(problems: readonly string[]) {
    super(`The brand file is not valid:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
    // The problems are the whole story for whoever filled in the file; a stack would hide them.
    this.stack = this.message;
  }
}

/**
 * @param siteDir folder of the project
 * @param file    path of the brand file, from the working folder; default: `BRAND`, else the default brand
 * Variables of the environment may name a hosted search (`environment.ts`).
 * @throws BrandError for a file that is absent, is not JSON, or has problems
 */
export function loadBrand(siteDir: string, file = process.env.BRAND || path.join(siteDir, DEFAULT_BRAND_FILE)): LoadedBrand {
  const shown = path.relative(process.cwd(), path.resolve(file)) || file;
  const { data, variables } = withEnvironment(parse(file, shown), process.env);
  const validated = validateBrand(data);
  const staticDirectory = path.join(path.dirname(path.resolve(file)), 'static');
  const problems = 'problems' in validated ? validated.problems : missingAssets(validated.brand, staticDirectory);
  if (problems.length > 0 || 'problems' in validated) {
    const source = variables.length === 0 ? shown : `${shown} with ${variables.join(', ')}`;
    throw new BrandError(problems.map((problem) => `${source}: ${problem}`));
  }
  return { brand: validated.brand, staticDirectory };
}

function parse(file: string, shown: string): unknown {
  if (!existsSync(file)) throw new BrandError([`${shown}: no such file; set BRAND to the path of a brand file`]);
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new BrandError([`${shown}: expected JSON; ${error instanceof Error ? error.message : String(error)}`]);
  }
}

function missingAssets(brand: Brand, staticDirectory: string): string[] {
  const assets = { 'logo.dark': brand.logo.dark, 'logo.light': brand.logo.light, favicon: brand.favicon, socialImage: brand.socialImage };
  return Object.entries(assets)
    .filter(([, asset]) => !existsSync(path.join(staticDirectory, asset)))
    .map(([field, asset]) => `${field}: no file ${asset} in the folder static beside the brand file`);
}
