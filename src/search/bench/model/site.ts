/**
 * Sites of any size for the benchmark, as records: a seeded model of this repository's own pages.
 *
 * - A page takes its plan (levels, lengths of prose and code, number of sections) from a page of the corpus,
 *   and its words from n-grams of three corpus pages, which its area of the site shares, with n-grams of the
 *   whole corpus where those know nothing: pages of an area talk about the same things, as in real sites.
 * - Wherever a word comes that only one page of the corpus has, a name takes its place (`names.ts`): repeated
 *   within page and area, and new ones without end. So the vocabulary grows as in the corpus (the benchmark
 *   prints both exponents of Heaps' law), and no page is a copy of another.
 * - The same number of pages gives the same records on every machine. A larger site is not a longer list of
 *   the same pages: it has more areas.
 */
import type { Hierarchy, SearchRecord } from '../../contract';
import type { CorpusPage, CorpusSection } from './corpus';
import { Names, type Surroundings } from './names';
import { NGrams, sample } from './ngram';
import { createRandom, type Random } from './random';

const PAGES_PER_AREA = 12;
const SOURCES_PER_AREA = 3;
/** Share of headings with a name in them; in a real site most headings say what no other says. */
const NAMED_HEADINGS = 0.6;
const SEED = 20_240_229;

const EMPTY: Hierarchy = { lvl0: null, lvl1: null, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null };
/** A word without the punctuation around it. */
const CORE = /[\p{L}\p{N}](?:.*[\p{L}\p{N}])?/u;

const wordsOf = (text: string): string[] => text.split(' ').filter((word) => word !== '');
const coreOf = (word: string): string => CORE.exec(word)?.[0] ?? '';
const slug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || 'page';

/** Words of the corpus that only one of its pages has, lower case. */
function rareWords(corpus: readonly CorpusPage[]): Set<string> {
  const pages = new Map<string, number>();
  for (const page of corpus) {
    const own = new Set(
      page.flatMap(({ heading, prose, code }) => wordsOf(`${heading} ${prose} ${code}`).map((word) => coreOf(word).toLowerCase())),
    );
    for (const word of own) pages.set(word, (pages.get(word) ?? 0) + 1);
  }
  return new Set([...pages].filter(([word, count]) => count === 1 && /\p{L}/u.test(word)).map(([word]) => word));
}

/** Plain words of the corpus to make names of. */
function plainWords(corpus: readonly CorpusPage[]): string[] {
  const words = corpus.flat().flatMap(({ prose }) => prose.toLowerCase().match(/(?<![\p{L}\p{N}])[a-z]{4,10}(?![\p{L}\p{N}])/gu) ?? []);
  return [...new Set(words)].sort();
}

interface Voice {
  heading: NGrams[];
  prose: NGrams[];
  code: NGrams[];
}

function voiceOf(pages: readonly CorpusPage[], beneath?: Voice): Voice {
  const sections = pages.flat();
  const of = (text: (section: CorpusSection) => string, below: NGrams[] | undefined): NGrams[] => [
    new NGrams(sections.map(text)),
    ...(below ?? []),
  ];
  return {
    heading: of(({ heading }) => heading, beneath?.heading),
    prose: of(({ prose }) => prose, beneath?.prose),
    code: of(({ code }) => code, beneath?.code),
  };
}

/** What a page is made in. */
interface Area {
  name: string;
  voice: Voice;
  plans: readonly CorpusPage[];
  names: string[];
}

class SiteModel {
  private readonly rare: ReadonlySet<string>;
  private readonly names: Names;
  private readonly common: Voice;
  private readonly random: Random;

  constructor(
    private readonly corpus: readonly CorpusPage[],
    pages: number,
  ) {
    this.random = createRandom(SEED + pages);
    this.rare = rareWords(corpus);
    this.names = new Names(plainWords(corpus), this.random);
    this.common = voiceOf(corpus);
  }

  area(): Area {
    const plans = Array.from({ length: SOURCES_PER_AREA }, () => this.random.pick(this.corpus));
    const area: Area = { name: '', voice: voiceOf(plans, this.common), plans, names: [] };
    area.name = this.heading(area, { page: [], area: area.names }, true);
    return area;
  }

  page(area: Area, position: number): SearchRecord[] {
    const around: Surroundings = { page: [], area: area.names };
    const plan = this.random.pick(area.plans);
    const title = this.heading(area, around, true);
    const url = `/docs/${slug(area.name)}/${slug(title)}-${position}`;
    let hierarchy: Hierarchy = { ...EMPTY, lvl0: area.name };
    return plan.map((section, index): SearchRecord => {
      const heading = index === 0 ? title : this.heading(area, around, this.random.chance(NAMED_HEADINGS));
      hierarchy = {
        ...EMPTY,
        ...Object.fromEntries(Object.entries(hierarchy).filter(([level]) => Number(level.slice(3)) < section.level)),
        [`lvl${section.level}`]: heading,
      };
      const anchor = index === 0 ? null : `${slug(heading)}-${index}`;
      return {
        objectID: anchor === null ? url : `${url}#${anchor}`,
        url: anchor === null ? url : `${url}#${anchor}`,
        anchor,
        type: `lvl${section.level}` as SearchRecord['type'],
        hierarchy,
        content: this.text(area.voice.prose, this.lengthLike(section.prose), around) || null,
        code: this.text(area.voice.code, this.lengthLike(section.code), around) || null,
        language: 'en',
        docusaurus_tag: 'docs-default-current',
        position: { page: position, section: index },
      };
    });
  }

  /** Within a quarter of the length of a text of the corpus. */
  private lengthLike(text: string): number {
    return Math.round(wordsOf(text).length * (0.75 + 0.5 * this.random.next()));
  }

  private heading(area: Area, around: Surroundings, named: boolean): string {
    const length = 2 + this.random.below(5);
    const words = this.replaceRare(sample(area.voice.heading, length, this.random), around);
    if (named) words.splice(this.random.below(words.length + 1), 0, this.names.draw(around));
    return words.join(' ').replace(/[,:;.]$/, '');
  }

  private text(models: readonly NGrams[], length: number, around: Surroundings): string {
    return this.replaceRare(sample(models, length, this.random), around).join(' ');
  }

  private replaceRare(words: readonly string[], around: Surroundings): string[] {
    return words.map((word) => {
      const core = coreOf(word);
      return this.rare.has(core.toLowerCase()) ? word.replace(core, () => this.names.draw(around)) : word;
    });
  }
}

/**
 * Generates a site.
 * @param corpus pages to learn from
 * @param pages  number of pages to make
 * @returns its records, as `records/` would read them from built pages
 */
export function generateSite(corpus: readonly CorpusPage[], pages: number): SearchRecord[] {
  const model = new SiteModel(corpus, pages);
  const records: SearchRecord[] = [];
  let area = model.area();
  for (let position = 0; position < pages; position += 1) {
    if (position > 0 && position % PAGES_PER_AREA === 0) area = model.area();
    records.push(...model.page(area, position));
  }
  return records;
}
