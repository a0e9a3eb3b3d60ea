/**
 * Keeps the JSON schemas in `.vscode/schemas` current. Editors use them to check and autocomplete the files that writers and operators
 * edit. After you change a schema in the code, update them with `npx vitest run --project unit scripts/editor-schemas.test.ts --update`.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'jsonc-parser';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { brandSchema } from '../src/brand/plugin';
import { languageSchemas } from '../src/content/language';
import { operationSchemas } from '../src/operations/plugin';
import { problemList } from '../src/search/plugin';

const root = fileURLToPath(new URL('..', import.meta.url));
const schemas: Record<string, z.ZodType> = {
  brand: brandSchema,
  ...languageSchemas,
  operations: operationSchemas.operations,
  'operation-texts': operationSchemas.texts,
  problems: problemList,
};

it.each(Object.entries(schemas))('describes %s', async (name, schema) => {
  const described = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  await expect(`${JSON.stringify(described, null, 2)}\n`).toMatchFileSnapshot(path.join(root, `.vscode/schemas/${name}.json`));
});

it('assigns each schema to files that exist', () => {
  const settings = parse(readFileSync(path.join(root, '.vscode/settings.json'), 'utf8')) as {
    'yaml.schemas': Record<string, string>;
    'json.schemas': { url: string; fileMatch: string[] }[];
  };
  const assigned = [
    ...Object.entries(settings['yaml.schemas']),
    ...settings['json.schemas'].flatMap(({ url, fileMatch }) => fileMatch.map((name): [string, string] => [url, `**/${name}`])),
  ];
  expect([...new Set(assigned.map(([url]) => path.basename(url, '.json')))].sort()).toEqual(Object.keys(schemas).sort());
  const files = (glob: string): string => execFileSync('git', ['ls-files', `:(glob)${glob}`], { cwd: root, encoding: 'utf8' });
  expect(assigned.filter(([, glob]) => files(glob) === '')).toEqual([]);
});
