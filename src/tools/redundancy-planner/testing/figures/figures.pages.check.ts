/** Checks that every figure on the composer's pages is computed in its section, in both languages, and that there are no others. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { GIVEN } from './given';
import { HARDWARE } from './hardware';
import { OTHER_PAGES } from './other-pages';
import { REDUNDANCY } from './redundancy';
import { SWARM } from './swarm';
import { writerOf, type Figures, type Locale } from './writer';

const root = path.join(__dirname, '../../../../..');
const FOLDERS: Readonly<Record<Locale, string>> = { en: 'composer', it: 'i18n/it/docusaurus-plugin-content-docs-composer/current' };
const FIGURES: readonly Figures[] = [...HARDWARE, ...REDUNDANCY, ...SWARM, ...OTHER_PAGES, ...GIVEN];

/** A number with a unit of capacity, speed or time, or a percentage. */
const FIGURE = /\d[\d.,]*[ \u00A0](?:[kmgt]i?b|[mg]bit\/s|mb\/s|%|millicores?|h|hours|ore|days|giorni)(?![\p{L}\d])/gu;
/** A table cell that contains a number. Only checked in sections with computed figures. */
const CELL = /(?<=\| )\d[\d.,]*(?= \|)/g;
const CODE = /^( *)(`{3,}|~{3,})[^]*?^\1\2$/gm;

/** Texts of a page's sections by heading id, in lower case. The text before the first heading has the id ''. */
function sectionsOf(page: string): ReadonlyMap<string, string> {
  const [start = '', ...rest] = page.toLowerCase().split(/^#{2,3} .*\{#([\w-]+)\}$/m);
  const sections = new Map([['', start]]);
  for (let at = 0; at < rest.length; at += 2) sections.set(rest[at] ?? '', rest[at + 1] ?? '');
  return sections;
}

describe.each(Object.entries(FOLDERS) as [Locale, string][])('%s', (locale, folder) => {
  const writer = writerOf(locale);
  const sections = (page: string): ReadonlyMap<string, string> =>
    sectionsOf(readFileSync(path.join(root, folder, `${page}.md`), 'utf8').replaceAll('{,}', '.'));
  const pages = readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).flatMap(
    (file) => /^(.+)\.md$/.exec(file)?.[1] ?? [],
  );

  it.each(FIGURES)('$page#$section has what is computed', ({ page, section, texts }) => {
    const text = sections(page).get(section);
    if (text === undefined)
      throw new Error(`${folder}/${page}.md: no heading {#${section}}; correct it in src/tools/redundancy-planner/testing/figures`);
    expect(texts(writer).filter((figure) => !text.includes(figure.toLowerCase()))).toEqual([]);
  });

  it.each(pages)('%s has no figure that nobody computes', (page) => {
    const left = [...sections(page)].flatMap(([section, text]) => {
      const known = FIGURES.filter((figures) => figures.page === page && figures.section === section);
      const longestFirst = known
        .flatMap(({ texts }) => texts(writer).map((figure) => figure.toLowerCase()))
        .sort((one, other) => other.length - one.length);
      // The vertical bars keep neighboring cells separate.
      const rest = longestFirst.reduce((some, figure) => some.replaceAll(figure, ' |…| '), text.replace(CODE, ''));
      const isWorked = known.some(({ source }) => source === undefined);
      return [FIGURE, ...(isWorked ? [CELL] : [])].flatMap((pattern) =>
        (rest.match(pattern) ?? []).map((figure) => `#${section}: ${figure}`),
      );
    });
    expect(left).toEqual([]);
  });
});
