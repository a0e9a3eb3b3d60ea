/** Checks that the claims of integration guides are the same in every language, and that the evidence supports them. */
import { expect, it } from 'vitest';
import { readPages, translationLocales, type Page } from '../content';
import { formatDiagnostics, inFile } from '../lib/diagnostic';
import { loadCurrentEvidence } from '../snippets/plugin';
import { claimProblems } from './testing/claims';
import { isGuide, matterOf } from './guides';

const siteDir = process.cwd();
const guidesIn = (locale?: string) =>
  readPages({ siteDir, ...(locale === undefined ? {} : { locale }) }).filter((page) => page.instance.id === 'home' && isGuide(page));
const guides = guidesIn();
const translations = translationLocales.flatMap((locale) => guidesIn(locale));
const evidence = loadCurrentEvidence(siteDir);

const matterOfPage = ({ file, frontMatter }: Page) => matterOf({ source: file, frontMatter });

it.each(guides.map((page) => [page.file, page] as const))('%s claims no more than was done', (file, page) => {
  expect(formatDiagnostics(inFile(file, claimProblems(matterOfPage(page).check, evidence.get(page.id))))).toEqual([]);
});

it.each(translations.map((page) => [page.file, page] as const))('%s says the same as its original', (_file, page) => {
  const original = guides.find(({ id }) => id === page.id);
  expect(matterOfPage(page)).toEqual(original && matterOfPage(original));
});
