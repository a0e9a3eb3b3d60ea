/**
 * Reads a page's code blocks and pinned headings line by line. They're the same as in the tree from `parseMarkdown`, but the prose isn't
 * parsed. A build needs the blocks of every page in each language, and parsing took a tenth of its time.
 */
import { parseMarkdownHeadingId } from '@docusaurus/utils';

export interface CodeFence {
  /** Line number of the opening fence, starting at 1. */
  readonly line: number;
  /** First word of the info string. */
  readonly lang: string | null;
  /** The rest of the info string. */
  readonly meta: string | null;
  readonly value: string;
  /** Pinned ID of the heading above the block. */
  readonly heading: string | undefined;
}

const FRONT_MATTER = /^---\n[\s\S]*?\n---[ \t]*(?:\n|$)/;
/** Also matches fences at the start of list items. After backticks, an info string can't contain backticks; it would be inline code. */
const OPENING = /^(?<lead> *(?:(?:\d+[.)]|[-*+]) +)*)(?<fence>`{3,}(?=[^`]*$)|~{3,})\s*(?<lang>\S+)?\s*(?<meta>.*?)\s*$/;
const HEADING = /^ {0,3}#{1,6}\s+(?<text>.*)$/;

/** Returns whether a line closes a fence: it's at least as long as the fence, and has nothing after it. */
const closes = (line: string, fence: string): boolean => {
  const text = line.trim();
  return text.length >= fence.length && text === fence.charAt(0).repeat(text.length);
};

/** Removes the fence's indentation from lines of code. */
const outdent = (lines: readonly string[], width: number): string => {
  const indent = new RegExp(`^ {0,${width}}`);
  return lines.map((line) => line.replace(indent, '')).join('\n');
};

/** @param text page text; a check of all pages finds any difference from `parseMarkdown` */
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
