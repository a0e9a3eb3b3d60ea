/** The benchmark's command line. */
import { parseArgs } from 'node:util';

import { COMPARED, ENGINES, type EngineName } from './types';

export interface Options {
  /** Sizes of the generated sites. */
  pages: number[];
  engines: EngineName[];
  /** File for the figures. */
  json: string | undefined;
  /** Folder of a built site, for what is measured in Chromium and for relevance. */
  site: string | undefined;
}

const OPTIONS = {
  pages: { type: 'string', default: '60,500,5000' },
  engines: { type: 'string', default: COMPARED.join(',') },
  json: { type: 'string' },
  site: { type: 'string' },
} as const;

/** @throws Error naming the option that is not understood */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({ args: [...args], options: OPTIONS });
  const pages = values.pages
    .split(',')
    .filter((count) => count !== '')
    .map(Number);
  if (pages.some((count) => !Number.isInteger(count) || count < 1))
    throw new Error(`--pages ${values.pages}: expected whole numbers above 0 with commas, such as 60,500.`);
  const engines = values.engines.split(',') as EngineName[];
  const unknown = engines.find((name) => !ENGINES.includes(name));
  if (unknown !== undefined) throw new Error(`--engines: "${unknown}" is unknown; expected some of ${ENGINES.join(', ')}.`);
  return { pages, engines, json: values.json, site: values.site };
}
