/** Checks the files that pages, texts, and assets are built from for links that lead outside, and for bytes that aren't text. */
import { existsSync, readFileSync, readlinkSync } from 'node:fs';
import path from 'node:path';
import { entriesBelow } from '../../../content';
import type { Diagnostic } from '../../../lib/diagnostic';
import { textProblems } from '../sources';

/** Source folders, relative to the project root. */
const SOURCE_FOLDERS = ['docs', 'composer', 'i18n', 'static'] as const;

const TEXT = /\.(?:mdx?|ya?ml|json|ts|css|svg|txt)$/;

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
