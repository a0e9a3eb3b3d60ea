/** Checks the files that pages, texts, and assets are built from for links that lead outside, and for bytes that aren't text. */
import { isUtf8 } from 'node:buffer';
import { existsSync, readFileSync, readlinkSync } from 'node:fs';
import path from 'node:path';
import { entriesBelow } from '../../content';
import type { Diagnostic, Problem } from '../../lib/diagnostic';
import { invisibleIn } from '../../lib/invisible';

/** Source folders, relative to the project root. */
const SOURCE_FOLDERS = ['docs', 'composer', 'i18n', 'static'] as const;

const TEXT = /\.(?:mdx?|ya?ml|json|ts|css|svg|txt)$/;
const NEWLINE = 0x0a;

const lineAt = (bytes: Buffer, at: number): number => bytes.subarray(0, at).filter((byte) => byte === NEWLINE).length + 1;

/** Returns the first line that isn't UTF-8. No character spans a line break, and in Latin-1 each character is one byte. */
const brokenLine = (bytes: Buffer): number =>
  bytes
    .toString('latin1')
    .split('\n')
    .findIndex((line) => !isUtf8(Buffer.from(line, 'latin1'))) + 1;

/** Returns problems with the bytes of a text file, with their line numbers. */
export function textProblems(bytes: Buffer): Problem[] {
  const nul = bytes.indexOf(0);
  const text = bytes.toString('utf8');
  // A byte order mark and NUL have separate hints.
  const invisible = nul < 0 ? invisibleIn(text.replace(/^\ufeff/, '')) : undefined;
  const problems: Problem[] = [];
  if (text.startsWith('\ufeff'))
    problems.push({ line: 1, message: 'begins with a byte order mark', hint: 'save it as UTF-8 without a byte order mark' });
  if (nul >= 0)
    problems.push({ line: lineAt(bytes, nul), message: 'contains the character NUL', hint: 'delete it, or save the file as UTF-8' });
  if (invisible !== undefined) {
    const line = text.slice(0, invisible.index + 1).split('\n').length;
    const hint = 'delete it, because it can hide or reverse the text that is shown';
    problems.push({ line, message: `contains the invisible character ${invisible.name}`, hint });
  }
  const windows = bytes.indexOf('\r\n');
  if (windows >= 0)
    problems.push({
      line: lineAt(bytes, windows),
      message: 'has Windows line endings',
      hint: 'set the line endings of the file to LF in your editor',
    });
  if (!isUtf8(bytes))
    problems.push({ line: brokenLine(bytes), message: 'isn’t valid UTF-8', hint: 'type the character again, and save the file as UTF-8' });
  return problems;
}

/** @returns problems in all files in the source folders. Every symbolic link is a problem, because its target can change unnoticed. */
export function sourceProblems(siteDir: string): Diagnostic[] {
  return SOURCE_FOLDERS.filter((folder) => existsSync(path.join(siteDir, folder))).flatMap((folder) =>
    entriesBelow(path.join(siteDir, folder)).flatMap(({ file: within, entry }): Diagnostic[] => {
      const file = path.posix.join(folder, ...within.split(path.sep));
      const place = path.join(siteDir, file);
      if (entry.isSymbolicLink())
        return [{ file, line: 1, message: `is a symbolic link to ${readlinkSync(place)}`, hint: 'replace the link with the file itself' }];
      if (!entry.isFile()) return [{ file, line: 1, message: 'isn’t a file', hint: 'remove it' }];
      return TEXT.test(file) ? textProblems(readFileSync(place)).map((problem) => ({ file, ...problem })) : [];
    }),
  );
}
