/** Orama, Apache-2.0: an index in memory, saved whole at build time and loaded whole in the browser. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { create, insertMultiple, load, save, search } from '@orama/orama';

import type { SearchRecord } from '../../contract';
import type { BenchEngine } from '../types';

const FILE = 'orama.json';
const SCHEMA = { heading: 'string', path: 'string', content: 'string', code: 'string' } as const;
const LIMIT = 20;
const BOOST = { heading: 6, path: 2 };
/** Sections inserted at a time. */
const BATCH = 500;

function toDocument({ hierarchy, type, content, code, objectID, url }: SearchRecord) {
  const path = Object.entries(hierarchy).filter(([level, heading]) => heading !== null && level < type);
  return {
    id: objectID,
    url,
    heading: hierarchy[type] ?? '',
    path: path.map(([, heading]) => heading).join(' '),
    content: content ?? '',
    code: code ?? '',
  };
}

export const orama: BenchEngine = {
  build: async (records, folder) => {
    const index = create({ schema: SCHEMA });
    await insertMultiple(index, records.map(toDocument), BATCH);
    await writeFile(join(folder, FILE), JSON.stringify(save(index)));
  },
  open: async (origin) => {
    const response = await fetch(`${origin}/${FILE}`);
    const index = create({ schema: SCHEMA });
    load(index, (await response.json()) as Parameters<typeof load>[1]);
    return { search: async (query) => (await search(index, { term: query, limit: LIMIT, boost: BOOST })).hits.length };
  },
  isProgram: () => false,
};
