/** The repository's own pages as text to learn from: headings with their prose and code. A rough reading of Markdown, good enough for statistics. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A heading with what stands under it, up to the next one. */
export interface CorpusSection {
  level: number;
  heading: string;
  prose: string;
  code: string;
}

/** A page; its first section is its title with the introduction. */
export type CorpusPage = CorpusSection[];

const FRONT_MATTER = /^---\n([\s\S]*?)\n---\n/;
const FENCE = /^\s*(```|~~~)/;
const HEADING = /^(#{2,6})\s+(.*?)\s*(?:\{#[^}]*\})?$/;
/** What is no text of the reader's: directives, imports, tags, table rules. */
const MARKUP_LINE = /^\s*(?::::|import |export |<\/?[A-Z]|\|?[\s:|-]+\|?$)/;

/** `{brand.product}`, `{reader.bucket}`: the name alone will do. */
const VARIABLE = /\{(?:brand|reader)\.(\w+)\}/g;

/** Markdown of one line to plain text. */
function plain(line: string): string {
  return line
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/<[^>]+>/g, ' ')
    .replace(/[`*|]|^\s*(?:[-+>]|\d+\.)\s/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

function titleOf(frontMatter: string): string {
  return plain(/^title:\s*(.*)$/m.exec(frontMatter)?.[1]?.replace(/^["']|["']$/g, '') ?? 'Untitled');
}

/** Reads one page. */
export function parsePage(markdown: string): CorpusPage {
  const [front = '', matter = ''] = FRONT_MATTER.exec(markdown) ?? [];
  let section: CorpusSection = { level: 1, heading: titleOf(matter), prose: '', code: '' };
  const page = [section];
  let inCode = false;
  for (const line of markdown.slice(front.length).replace(VARIABLE, '$1').split('\n')) {
    const heading = inCode ? null : HEADING.exec(line);
    if (FENCE.test(line)) inCode = !inCode;
    else if (inCode) section.code += `${line.trim()} `;
    else if (heading !== null)
      page.push((section = { level: heading[1]?.length ?? 2, heading: plain(heading[2] ?? ''), prose: '', code: '' }));
    else if (!MARKUP_LINE.test(line)) section.prose += `${plain(line)} `;
  }
  return page;
}

/**
 * Reads all pages of some folders, ordered by path.
 * @throws Error when the folders hold no page
 */
export function readCorpus(root: string, folders: readonly string[]): CorpusPage[] {
  const files = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(root, folder, name)),
  );
  const pages = files.filter((file) => file.endsWith('.md')).sort();
  if (pages.length === 0) throw new Error(`No pages to learn from in ${folders.join(', ')}: expected Markdown files.`);
  return pages.map((file) => parsePage(readFileSync(file, 'utf8')));
}
