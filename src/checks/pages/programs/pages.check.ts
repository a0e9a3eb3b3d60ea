/** Every configuration file of the pages is good for the program that is to read it. Skipped where a program is not installed. */
import { describe, expect, it } from 'vitest';
import { brandVariables, loadBrand } from '../../../brand/plugin';
import { lineOf, nodesOf, readPages } from '../../../content';
import { parseInfoString } from '../../../lib/info-string';
import { i18n } from '../../../site/locales';
import { readerVariables } from '../../../site/values';
import { canRun, complaintOf, PROGRAMS } from './programs';

const siteDir = process.cwd();
const variables = { ...brandVariables(loadBrand(siteDir).brand), ...readerVariables() };
/** Of originals: translations have the same code. */
const files = readPages({ siteDir, locale: i18n.defaultLocale, variables }).flatMap(({ file, tree }) =>
  nodesOf(tree, 'code').map((block) => ({
    place: `${file}:${lineOf(block)}`,
    title: parseInfoString(block.lang, block.meta).title ?? '',
    text: block.value,
  })),
);

describe.each(PROGRAMS.map((program) => ({ program, name: program.name })))('$name', ({ program }) => {
  const own = files.filter(({ title }) => program.title.test(title));

  it('has files to read', () => {
    expect(own).not.toEqual([]);
  });

  it.skipIf(!canRun(program))('refuses nonsense', () => {
    expect(complaintOf(program, 'nonsense {')).toBeDefined();
  });

  it.skipIf(!canRun(program)).each(own)('$place', ({ text }) => {
    expect(complaintOf(program, text)).toBeUndefined();
  });
});
