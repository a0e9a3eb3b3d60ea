/** Reads the site's pages: files, front matter, trees, headings, and routes. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Root } from 'mdast';
import { parse as parseYaml, YAMLParseError } from 'yaml';
import { DiagnosticError } from '../lib/diagnostic';
import { attributeOf } from '../lib/jsx-element';
import { substituteKnown, type Variables } from '../lib/substitute';
import { without, type Feature, type Features } from '../site/features';
import { sourceLocale } from '../site/locales';
import { CONDITION } from './conditions';
import { readFences, type CodeFence } from './fences';
import { entriesBelow } from './files';
import { docsInstances, pagesFolder, placeOf, routeOf, type DocsInstance, type Place } from './instances';
import { expandParts, withParts, type Expanded } from './parts';
import { elementsOf, headingsOf, parseMarkdown, type Heading } from './tree';

/** A tag around a text that depends on a feature of the service. */
export interface Condition {
  /** Line number in the page's file, starting at 1. */
  readonly line: number;
  /** Attribute of the tag, such as `has="composer"`. */
  readonly value: string;
  readonly feature: string;
}

const FRONT_MATTER = /^---\r?\n([\s\S]*?)\r?\n?---\r?(?:\n|$)/;

/**
 * A page in a docs instance. Each property is parsed on first use. `tree`, `headings`, and `anchors` throw a DiagnosticError if the page
 * isn't valid MDX, and `frontMatter` and `route` throw one if the front matter isn't valid YAML.
 */
export class Page implements Place {
  readonly file: string;
  readonly instance: DocsInstance;
  readonly locale: string;
  readonly id: string;
  #expanded: Expanded | undefined;
  readonly #without = new Map<Feature, Page>();
  #frontMatter: Readonly<Record<string, unknown>> | undefined;
  #tree: Root | undefined;
  #headings: readonly Heading[] | undefined;
  #anchors: ReadonlySet<string> | undefined;

  /**
   * @param source    the file's content, as written
   * @param variables values by name, which are filled in before the page is parsed; unknown variables stay unchanged
   * @param siteDir   project folder, for reading the parts that the page includes; without it, the tree doesn't contain them
   * @param features  features of the service; by default, all of them
   */
  constructor(
    place: Place,
    readonly source: string,
    private readonly variables?: Variables,
    private readonly siteDir?: string,
    private readonly features?: Features,
  ) {
    this.file = place.file;
    this.instance = place.instance;
    this.locale = place.locale;
    this.id = place.id;
  }

  /** Values parsed from the YAML front matter, with its conditions applied. Empty if the page has no front matter. */
  get frontMatter(): Readonly<Record<string, unknown>> {
    return (this.#frontMatter ??= readFrontMatter(this.#fill(this.#head), this.file));
  }

  /** The text that contains the front matter. Only conditions can change it, because parts are included on lines below it. */
  get #head(): string {
    const [head = ''] = FRONT_MATTER.exec(this.source) ?? [];
    // Without a condition, the page needn't be expanded, which takes longer than to read the front matter.
    return head.includes('<If ') ? this.#parts.text : head;
  }

  #fill(text: string): string {
    return this.variables === undefined ? text : substituteKnown(text, this.variables);
  }

  get #parts(): Expanded {
    if (this.siteDir === undefined) return { text: this.source, lineInFile: (line) => line };
    return (this.#expanded ??= expandParts(this, this.source, this.siteDir, this.features));
  }

  /** The file with its parts included and its `<If>` tags kept, before variables are filled in. Throws a DiagnosticError if a part can't be included. */
  get whole(): string {
    return this.#whole.text;
  }

  get #whole(): Expanded {
    return this.siteDir === undefined ? this.#parts : withParts(this, this.source, this.siteDir);
  }

  /** The page as published, before variables are filled in. */
  get text(): string {
    return this.#parts.text;
  }

  /** Conditions of texts on the page and in its parts. The tree doesn't contain them. */
  get conditions(): Condition[] {
    const { text, lineInFile } = this.#whole;
    return text
      .split('\n')
      .flatMap((written, index) =>
        [...written.matchAll(CONDITION)].map(([, kind, feature = '']) => ({
          line: lineInFile(index + 1),
          value: `${kind}="${feature}"`,
          feature,
        })),
      );
  }

  /** Returns the page as it's published by a service that lacks one feature, and those that need it. */
  without(feature: Feature): Page {
    const known = this.#without.get(feature);
    if (known) return known;
    const page = new Page(this, this.source, this.variables, this.siteDir, without(feature));
    this.#without.set(feature, page);
    return page;
  }

  /** The page's syntax tree. The nodes of a part get the line number of the element that includes it. */
  get tree(): Root {
    return (this.#tree ??= parseMarkdown(this.#fill(this.#parts.text), this.file, this.#parts.lineInFile));
  }

  /** Code blocks on the page and in its parts, read without parsing the prose. Line numbers are the same as in `tree`. */
  get fences(): CodeFence[] {
    const { text, lineInFile } = this.#parts;
    return readFences(this.#fill(text)).map((fence) => ({ ...fence, line: lineInFile(fence.line) }));
  }

  get headings(): readonly Heading[] {
    return (this.#headings ??= headingsOf(this.tree));
  }

  /** Everything that a link to this page can point to: pinned IDs, and the IDs of elements on the page. */
  get anchors(): ReadonlySet<string> {
    return (this.#anchors ??= new Set([
      ...this.headings.flatMap(({ id }) => id ?? []),
      ...elementsOf(this.tree)
        .map((element) => attributeOf(element, 'id'))
        .filter((id) => typeof id === 'string'),
    ]));
  }

  /** The page's route without the locale: `/guides/object-lock`. */
  get route(): string {
    return routeOf(this, this.frontMatter.slug);
  }

  /** Returns the line of a key in the front matter, or the first line if the key is missing. */
  lineOfKey(key: string): number {
    return Math.max(1, this.source.split('\n').findIndex((line) => line.startsWith(`${key}:`)) + 1);
  }

  /** The title from the front matter, or the page's ID if there's no title. */
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
    // An alias that has no anchor, or that is copied too often, causes a ReferenceError without a position.
    if (!(error instanceof YAMLParseError || error instanceof ReferenceError)) throw error;
    const line = 1 + (error instanceof YAMLParseError ? (error.linePos?.[0].line ?? 0) : 0);
    const message = `front matter isn’t YAML: ${error.message.split('\n')[0]}`;
    throw new DiagnosticError([{ file, line, message, hint: 'put the value in quotation marks' }]);
  }
}

export interface ReadOptions {
  /** Project folder. */
  readonly siteDir: string;
  /** Language of the pages. The default is the language in which the pages of an instance are written. */
  readonly locale?: string;
  /** Values to fill in before pages are parsed. Without them, pages are parsed as written. */
  readonly variables?: Variables;
  /** Features of the service. By default, it has all of them. */
  readonly features?: Features;
}

/** Reads all pages in a language from all docs instances, sorted by path. Untranslated pages aren't included. */
export function readPages({ siteDir, locale, variables, features }: ReadOptions): Page[] {
  return docsInstances.flatMap((instance) => {
    const folder = pagesFolder(instance, locale ?? instance.locale);
    if (!existsSync(path.join(siteDir, folder))) return [];
    return entriesBelow(path.join(siteDir, folder))
      .filter(({ entry }) => entry.isFile())
      .map(({ file }) => file)
      .sort()
      .map((file) => placeOf(siteDir, path.join(folder, file)))
      .filter((place) => place !== undefined)
      .map((place) => new Page(place, readFileSync(path.join(siteDir, place.file), 'utf8'), variables, siteDir, features));
  });
}

/** Finds a page in a language by its ID, or the original if it isn't translated. Returns undefined if there's no such page. */
export function readPage(
  instance: DocsInstance['id'],
  id: string,
  { siteDir, locale = sourceLocale, variables, features }: ReadOptions,
): Page | undefined {
  const folders = docsInstances
    .filter((candidate) => candidate.id === instance)
    .flatMap((candidate) => [pagesFolder(candidate, locale), candidate.folder]);
  for (const file of folders.flatMap((folder) => [`${folder}/${id}.md`, `${folder}/${id}.mdx`])) {
    const place = placeOf(siteDir, file);
    if (place && existsSync(path.join(siteDir, file)))
      return new Page(place, readFileSync(path.join(siteDir, file), 'utf8'), variables, siteDir, features);
  }
  return undefined;
}
