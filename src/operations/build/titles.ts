/** Titles of pages from their front matter, in the language of the build. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { substitute, type Variables } from '../../lib/substitute';

export interface TitleOptions {
  /** Folder of the project. */
  readonly siteDir: string;
  readonly locale: string;
  readonly variables: Variables;
}

const FRONT_MATTER = /^---\n([\s\S]*?)\n---\n/;

/** Where a page may stand, the translation first. */
const candidates = (id: string, locale: string): string[] =>
  [`i18n/${locale}/docusaurus-plugin-content-docs-home/current`, 'docs'].flatMap((folder) =>
    ['md', 'mdx'].map((extension) => `${folder}/${id}.${extension}`),
  );

/** @throws Error for a page that does not exist or has no title */
export function pageTitle(id: string, { siteDir, locale, variables }: TitleOptions): string {
  const file = candidates(id, locale).find((name) => existsSync(path.join(siteDir, name)));
  if (file === undefined) throw new Error(`there is no page docs/${id}.md; correct "guide" in src/operations/data/operations.yaml`);
  const text = substitute(readFileSync(path.join(siteDir, file), 'utf8'), variables, file);
  const matter: unknown = parse(FRONT_MATTER.exec(text)?.[1] ?? '');
  const title = typeof matter === 'object' && matter !== null && 'title' in matter ? matter.title : undefined;
  if (typeof title !== 'string') throw new Error(`${file}: no title in the front matter; write one`);
  return title;
}
