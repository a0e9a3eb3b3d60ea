/**
 * Code blocks and pinned headings of a page, read line by line: the same ones as in the tree of `parseMarkdown`, without reading
 * the prose between them. A build asks for the blocks of every page, in each language, which took a tenth of its time.
 */
import { parseMarkdownHeadingId } from '@docusaurus/utils';

export interface CodeFence {
  /** Of the opening fence, from 1. */
  readonly line: number;
  /** First word of the info string. */
  readonly lang: string | null;
  /** The rest of the info string. */
  readonly meta: string | null;
  readonly value: string;
  /** Pinned id of the heading above it. */
  readonly heading: string | undefined;
}

const FRONT_MATTER = /^---\n[\s\S]*?\n---[ \t]*(?:\n|$)/;
/** Also as the first text of list items. An info string after backticks has none, else it were code in a sentence. */
const OPENING = /^(?<lead> *(?:(?:\d+[.)]|[-*+]) +)*)(?<fence>`{3,}(?=[^`]*$)|~{3,})\s*(?<lang>\S+)?\s*(?<meta>.*?)\s*$/;
const HEADING = /^ {0,3}#{1,6}\s+(?<text>.*)$/;

/** Ends a fence: at least as long, nothing after it. */
const closes = (line: string, fence: string): boolean => {
  const text = line.trim();
  return text.length >= fence.length && text === fence.charAt(0).repeat(text.length);
};

/** Lines of code without the indentation of their fence. */
const outdent = (lines: readonly string[], width: number): string => {
  const indent = new RegExp(`^ {0,${width}}`);
  return lines.map((line) => line.replace(indent, '')).join('\n');
};

/** @param text of a page; what is read otherwise than by `parseMarkdown` is found by a check of all pages */
export function readFences(text: string): CodeFence[] {
  const lines = text.split('\n');
  const fences: CodeFence[] = [];
  let heading: string | undefined;
  for (let at = (FRONT_MATTER.exec(text)?.[0] ?? '').split('\n').length - 1; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    const title = HEADING.exec(line)?.groups?.text;
    if (title !== undefined) heading = parseMarkdownHeadingId(title).id ?? heading;
    const { lead = '', fence, lang, meta } = OPENING.exec(line)?.groups ?? {};
    if (fence === undefined) continue;
    const end = lines.findIndex((other, index) => index > at && closes(other, fence));
    const body = lines.slice(at + 1, end === -1 ? undefined : end);
    fences.push({ line: at + 1, lang: lang ?? null, meta: meta || null, value: outdent(body, lead.length), heading });
    at = end === -1 ? lines.length : end;
  }
  return fences;
}
