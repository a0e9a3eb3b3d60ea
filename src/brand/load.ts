/** Reads the brand file. Runs only in Node, when the configuration is loaded. Environment variables can configure a hosted search. */
import path from 'node:path';
import { readBrandFile } from '../content';
import { DiagnosticError } from '../lib/diagnostic';
import { DEFAULT_BRAND_FILE } from '../site/brand';
import arnia from '../site/brand/arnia/brand.json';
import { assetProblems } from './assets';
import { leftoverProblems } from './leftovers';
import type { Brand } from './schema';
import { validateBrand } from './validate';

export { DEFAULT_BRAND_FILE };

/** Environment variables, for keys that shouldn't be stored in a file, and the `hostedSearch` fields that they set. */
const FIELDS: Readonly<Record<string, string>> = {
  HOSTED_SEARCH_APP_ID: 'appId',
  HOSTED_SEARCH_API_KEY: 'apiKey',
  HOSTED_SEARCH_INDEX: 'indexName',
  HOSTED_SEARCH_FALLBACK: 'fallback',
};

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Returns the brand file's data and the names of the environment variables that were used. `hostedSearch` fields from the environment
 * override the fields in the file. An empty variable is treated as unset.
 */
export function withEnvironment(data: unknown, environment: NodeJS.ProcessEnv): { data: unknown; variables: string[] } {
  const given = Object.entries(FIELDS).filter(([name]) => environment[name]);
  const variables = given.map(([name]) => name);
  if (variables.length === 0 || !isObject(data)) return { data, variables: [] };
  const fields = Object.fromEntries(given.map(([name, field]) => [field, environment[name]]));
  const inFile = isObject(data.hostedSearch) ? data.hostedSearch : {};
  return { data: { ...data, hostedSearch: { ...inFile, ...fields } }, variables };
}

interface LoadedBrand {
  brand: Brand;
  /** Folder whose files are served from the site root: logo, icon, and social image. */
  staticDirectory: string;
}

/**
 * @param siteDir project folder
 * @param file path of the brand file, relative to the working directory; default: `BRAND`, or the default brand if `BRAND` isn't set
 * @throws DiagnosticError if the file is missing, isn't valid JSON, or has problems; each problem names its field
 */
export function loadBrand(siteDir: string, file = process.env.BRAND || path.join(siteDir, DEFAULT_BRAND_FILE)): LoadedBrand {
  const shown = path.relative(process.cwd(), path.resolve(file)) || file;
  const { data, variables } = withEnvironment(readBrandFile(file), process.env);
  const validated = validateBrand(data);
  const staticDirectory = path.join(path.dirname(path.resolve(file)), 'static');
  const isDefault = path.resolve(file) === path.resolve(siteDir, DEFAULT_BRAND_FILE);
  const problems = [
    ...('problems' in validated ? validated.problems : []),
    ...(isDefault ? [] : leftoverProblems(data, arnia.domain)),
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
