/**
 * Keeps the JSON schemas in `.vscode/schemas` current. Editors use them to check and autocomplete the files that writers and operators
 * edit. After you change a schema in the code, update them with `npx vitest run --project unit scripts/editor-schemas.test.ts --update`.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'jsonc-parser';
import { describe, expect, it } from 'vitest';
import { parse as parseYaml } from 'yaml';
import * as z from 'zod';
import { brandSchema } from '../src/brand/plugin';
import { guideFields } from '../src/catalogue/plugin';
import { locales, pageFields, readPages } from '../src/content';
import { languageSchemas } from '../src/content/language';
import { formatDiagnostics } from '../src/lib/diagnostic';
import { frontMatterCode } from '../src/lib/page-code';
import { operationSchemas } from '../src/operations/plugin';
import { problemList } from '../src/search/plugin';

const root = fileURLToPath(new URL('..', import.meta.url));
const frontMatter = z.strictObject({ ...pageFields.shape, ...guideFields.partial().shape });
const schemas: Record<string, z.ZodType> = {
  brand: brandSchema,
  ...languageSchemas,
  operations: operationSchemas.operations,
  'operation-texts': operationSchemas.texts,
  problems: problemList,
  'front-matter': frontMatter,
};

const describedBy = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });

it.each(Object.entries(schemas))('describes %s', async (name, schema) => {
  await expect(`${JSON.stringify(describedBy(schema), null, 2)}\n`).toMatchFileSnapshot(path.join(root, `.vscode/schemas/${name}.json`));
});

it('assigns each schema to files that exist', () => {
  const settings = parse(readFileSync(path.join(root, '.vscode/settings.json'), 'utf8')) as {
    'yaml.schemas': Record<string, string | string[]>;
    'json.schemas': { url: string; fileMatch: string[] }[];
  };
  const assigned = [
    ...Object.entries(settings['yaml.schemas']).flatMap(([url, globs]) => [globs].flat().map((glob): [string, string] => [url, glob])),
    ...settings['json.schemas'].flatMap(({ url, fileMatch }) => fileMatch.map((name): [string, string] => [url, `**/${name}`])),
  ];
  expect([...new Set(assigned.map(([url]) => path.basename(url, '.json')))].sort()).toEqual(Object.keys(schemas).sort());
  const files = (glob: string): string => execFileSync('git', ['ls-files', `:(glob)${glob}`], { cwd: root, encoding: 'utf8' });
  expect(assigned.filter(([, glob]) => files(glob) === '')).toEqual([]);
});

describe('the schema of front matter', () => {
  const described = describedBy(frontMatter);
  const validator = z.fromJSONSchema(described);
  const writtenIn = (source: string): unknown => parseYaml(/^---\n([^]*?)\n---$/m.exec(source)?.[1] ?? '');
  const pages = locales.flatMap((locale) => readPages({ siteDir: root, locale }));

  it('allows every page as it’s written', () => {
    expect(pages.length).toBeGreaterThan(200);
    const problems = pages.map(({ file, source }) => [file, validator.safeParse(writtenIn(source)).error?.message]);
    expect(problems.filter(([, problem]) => problem !== undefined)).toEqual([]);
  });

  it.each([
    ['a misspelt field', { sidebar_lable: 'Lock' }],
    ['an unknown category', { category: 'files' }],
    ['an unknown feature', { needs: 'locks' }],
    ['a number as a name', { sidebar_label: 2024 }],
    ['another way to check', { check: { how: 'seen', versions: ['1'], date: '2026-11-22' } }],
  ])('rejects %s', (_case, field) => {
    const valid = { title: 'Object Lock', description: 'Keep objects from being changed or erased.' };
    expect(validator.safeParse(valid).success).toBe(true);
    expect(validator.safeParse({ ...valid, ...field }).success).toBe(false);
  });

  it('has the fields that the build allows', () => {
    const fields = Object.keys(described.properties ?? {});
    expect(frontMatterCode({ other: true })[0]?.problem.hint?.replace('use one of ', '').split(', ').sort()).toEqual(fields.sort());
  });
});

it('shows each problem that the check reports on its line in the editor', () => {
  const { tasks } = parse(readFileSync(path.join(root, '.vscode/tasks.json'), 'utf8')) as {
    tasks: { problemMatcher: { pattern: { regexp: string } }[] }[];
  };
  const shown = (line: string): (string | undefined)[][] =>
    tasks.flatMap(({ problemMatcher }) =>
      problemMatcher.flatMap(({ pattern }) => {
        const match = new RegExp(pattern.regexp).exec(line);
        return match ? [match.slice(1)] : [];
      }),
    );
  const [whole = '', onLine = '', inLine = ''] = formatDiagnostics([
    { file: 'docs/guides/cors.md', message: 'page is in no sidebar: add it', hint: 'to docs/sidebar.ts' },
    { file: 'docs/guides/cors.md', line: 3, message: 'front matter "labels": expected a list' },
    { file: 'docs/guides/cors.md', line: 12, column: 4, message: '“recieves” isn’t in any dictionary' },
  ]);
  expect(shown(whole)).toEqual([['docs/guides/cors.md', 'page is in no sidebar: add it — to docs/sidebar.ts']]);
  expect(shown(`note: ${whole}`)).toEqual(shown(whole));
  expect(shown(onLine)).toEqual([['docs/guides/cors.md', '3', undefined, 'front matter "labels": expected a list']]);
  expect(shown(inLine)).toEqual([['docs/guides/cors.md', '12', '4', '“recieves” isn’t in any dictionary']]);
  for (const other of ['check: 2 page files, 1 problem', '> ds3-docs@0.1.0 check', 'preflight: Node 22.1.0, full Git history.'])
    expect(shown(other)).toEqual([]);
});
