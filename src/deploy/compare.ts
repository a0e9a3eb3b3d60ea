/** What differs between the build and the version that is deployed, for who decides whether to publish. */
import type { Manifest } from './manifest';
import type { LocalFile } from './model';

type Kind = 'added' | 'changed' | 'removed';

export interface Difference {
  readonly kind: Kind;
  readonly path: string;
}

/** Lines of text that a page has got and lost. */
export interface TextChange {
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

const EXAMPLES = 3;
const MAX_EXAMPLE = 100;
const SIGNS: Readonly<Record<Kind, string>> = { added: '+', changed: '~', removed: '-' };

/** Files by content, sorted by path. */
export function differences(local: ReadonlyMap<string, Pick<LocalFile, 'sha256'>>, { files }: Pick<Manifest, 'files'>): Difference[] {
  const paths = [...new Set([...local.keys(), ...Object.keys(files)])].sort();
  return paths.flatMap((path): Difference[] => {
    const [here, there] = [local.get(path), files[path]];
    if (here?.sha256 === there?.sha256) return [];
    return [{ path, kind: !there ? 'added' : here ? 'changed' : 'removed' }];
  });
}

/** The Markdown of a page, which the build puts beside it: its text without the names of scripts, which change with each build. */
export const textPathOf = (page: string): string => page.replace(/(?:\/index)?\.html$/, '.md');

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Lines of the first that the second lacks, repetitions counted. */
function lacking(lines: readonly string[], others: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const line of others) left.set(line, (left.get(line) ?? 0) + 1);
  return lines.filter((line) => {
    const count = left.get(line) ?? 0;
    left.set(line, count - 1);
    return count <= 0;
  });
}

export function textChange(before: string, after: string): TextChange {
  const [old, fresh] = [linesOf(before), linesOf(after)];
  return { added: lacking(fresh, old), removed: lacking(old, fresh) };
}

const shorten = (line: string): string => (line.length > MAX_EXAMPLE ? `${line.slice(0, MAX_EXAMPLE - 1)}…` : line);

/** @param text undefined where the file is no page with a text of its own */
export function differenceLines({ kind, path }: Difference, text: TextChange | undefined): string[] {
  const line = `${SIGNS[kind]} ${path}`;
  if (!text) return [line];
  const { added, removed } = text;
  if (added.length + removed.length === 0) return [`${line}  (the text is the same)`];
  const examples = (sign: string, lines: readonly string[]): string[] =>
    lines.slice(0, EXAMPLES).map((each) => `    ${sign} ${shorten(each)}`);
  return [`${line}  (${added.length} lines more, ${removed.length} less)`, ...examples('+', added), ...examples('-', removed)];
}
