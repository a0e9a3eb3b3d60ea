/** Reads the pages of the site: their files, front matter, trees, headings and routes. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Root } from 'mdast';
import { parse as parseYaml, YAMLParseError } from 'yaml';
import { DiagnosticError } from '../lib/diagnostic';
import { attributeOf } from '../lib/jsx-element';
import { substituteKnown, type Variables } from '../lib/substitute';
import { i18n } from '../site/locales';
import { readFences, type CodeFence } from './fences';
import { entriesBelow } from './files';
import { docsInstances, pagesFolder, placeOf, routeOf, type DocsInstance, type Place } from './instances';
import { expandParts, type Expanded } from './parts';
import { elementsOf, headingsOf, parseMarkdown, type Heading } from './tree';

const FRONT_MATTER = /^---\r?\n([\s\S]*?)\r?\n?---\r?(?:\n|$)/;

/**
 * A page of a docs instance. What is parsed is parsed at its first use; `tree`, `headings` and `anchors` throw a
 * DiagnosticError for a page that is no MDX, `frontMatter` and `route` for front matter that is no YAML.
 */
export class Page implements Place {
  readonly file: string;
  readonly instance: DocsInstance;
  readonly locale: string;
  readonly id: string;
  /** The file as it is written. */
  readonly source: string;
  readonly #fill: (text: string) => string;
  readonly #siteDir: string | undefined;
  #expanded: Expanded | undefined;
  #frontMatter: Readonly<Record<string, unknown>> | undefined;
  #tree: Root | undefined;
  #headings: readonly Heading[] | undefined;
  #anchors: ReadonlySet<string> | undefined;

  /**
   * @param variables names to values that are filled in before the page is parsed; what they do not name stays as it is written
   * @param siteDir   folder of the project, for the parts that the page includes; without it they are left out of the tree
   */
  constructor(place: Place, source: string, variables?: Variables, siteDir?: string) {
    this.file = place.file;
    this.instance = place.instance;
    this.locale = place.locale;
    this.id = place.id;
    this.source = source;
    this.#fill = (text) => (variables === undefined ? text : substituteKnown(text, variables));
    this.#siteDir = siteDir;
  }

  /** Values as YAML has them; empty where the page has none. */
  get frontMatter(): Readonly<Record<string, unknown>> {
    return (this.#frontMatter ??= readFrontMatter(this.#fill(this.source), this.file));
  }

  get #parts(): Expanded {
    return (this.#expanded ??=
      this.#siteDir === undefined ? { text: this.source, lineInFile: (line) => line } : expandParts(this, this.source, this.#siteDir));
  }

  /** The file with the parts that it includes, variables not filled in; throws a DiagnosticError where one cannot be included. */
  get whole(): string {
    return this.#parts.text;
  }

  /** Nodes of a part carry the line of the element that includes it. */
  get tree(): Root {
    return (this.#tree ??= parseMarkdown(this.#fill(this.whole), this.file, this.#parts.lineInFile));
  }

  /** Code blocks of the page and its parts, read without its prose; lines as in `tree`. */
  get fences(): CodeFence[] {
    const { text, lineInFile } = this.#parts;
    return readFences(this.#fill(text)).map((fence) => ({ ...fence, line: lineInFile(fence.line) }));
  }

  get headings(): readonly Heading[] {
    return (this.#headings ??= headingsOf(this.tree));
  }

  /** Everything that a link to this page can point at: pinned ids and ids that the page gives to elements itself. */
  get anchors(): ReadonlySet<string> {
    return (this.#anchors ??= new Set([
      ...this.headings.flatMap(({ id }) => id ?? []),
      ...elementsOf(this.tree)
        .map((element) => attributeOf(element, 'id'))
        .filter((id) => typeof id === 'string'),
    ]));
  }

  /** Route without the locale: `/guides/object-lock`. */
  get route(): string {
    return routeOf(this, this.frontMatter.slug);
  }

  /** The title of the front matter; the id where there is none. */
  get title(): string {
    const { title } = this.frontMatter;
    return typeof title === 'string' ? title : this.id;
  }
}

function readFrontMatter(text: string, file: string): Record<string, unknown> {
  const [, yaml = ''] = FRONT_MATTER.exec(text) ?? [];
  try {
    const values: unknown = parseYaml(yaml);
    return typeof values === 'object' && values !== null ? { ...values } : {};
  } catch (error) {
    // An alias without its anchor, or with too many copies, is told as a ReferenceError, without a place.
    if (!(error instanceof YAMLParseError || error instanceof ReferenceError)) throw error;
    const line = 1 + (error instanceof YAMLParseError ? (error.linePos?.[0].line ?? 0) : 0);
    const message = `front matter isn’t YAML: ${error.message.split('\n')[0]}`;
    throw new DiagnosticError([{ file, line, message, hint: 'put the value in quotation marks' }]);
  }
}

export interface ReadOptions {
  /** Folder of the project. */
  readonly siteDir: string;
  /** Language of the pages; the default language if absent. */
  readonly locale?: string;
  /** Values to fill in before pages are parsed; without them pages are parsed as they are written. */
  readonly variables?: Variables;
}

/** Every page of a language, of every docs instance, by path. Pages that are not translated are not in it. */
export function readPages({ siteDir, locale = i18n.defaultLocale, variables }: ReadOptions): Page[] {
  return docsInstances.flatMap((instance) => {
    const folder = pagesFolder(instance, locale);
    if (!existsSync(path.join(siteDir, folder))) return [];
    return entriesBelow(path.join(siteDir, folder))
      .filter(({ entry }) => entry.isFile())
      .map(({ file }) => file)
      .sort()
      .map((file) => placeOf(siteDir, path.join(folder, file)))
      .filter((place) => place !== undefined)
      .map((place) => new Page(place, readFileSync(path.join(siteDir, place.file), 'utf8'), variables, siteDir));
  });
}

/** A page by its id in the wanted language, else its original; undefined where there is no such page. */
export function readPage(
  instance: DocsInstance['id'],
  id: string,
  { siteDir, locale = i18n.defaultLocale, variables }: ReadOptions,
): Page | undefined {
  const folders = docsInstances
    .filter((candidate) => candidate.id === instance)
    .flatMap((candidate) => [pagesFolder(candidate, locale), candidate.folder]);
  for (const file of folders.flatMap((folder) => [`${folder}/${id}.md`, `${folder}/${id}.mdx`])) {
    const place = placeOf(siteDir, file);
    if (place && existsSync(path.join(siteDir, file)))
      return new Page(place, readFileSync(path.join(siteDir, file), 'utf8'), variables, siteDir);
  }
  return undefined;
}
