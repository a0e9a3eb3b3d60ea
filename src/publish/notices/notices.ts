/** Notices that must accompany bundled third-party code: name, version, license, and license text. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const NOTICES_FILE = 'third-party-notices.txt';

/** Licenses that require only that their text is included, with their names on https://spdx.org/licenses/. */
const PERMISSIVE = ['0BSD', 'Apache-2.0', 'BlueOak-1.0.0', 'BSD-2-Clause', 'BSD-3-Clause', 'CC0-1.0', 'ISC', 'MIT', 'OFL-1.1', 'Unlicense'];

const LICENCE_FILE = /^(?:licen[cs]e|copying|notice)(?:[.-].*)?$/i;
const FONT = /\.(?:woff2?|ttf|otf)$/;
const LICENCE_OF_FONT = '-LICENSE.txt';

class NoticeError extends Error {
  override name = 'NoticeError';
}

export interface Notice {
  readonly name: string;
  readonly version?: string;
  readonly licence: string;
  readonly text: string;
}

/** @param expression `MIT` or `(MIT OR GPL-2.0)`, see https://spdx.github.io/spdx-spec/v2.3/SPDX-license-expressions/ */
export const isPermissive = (expression: string): boolean =>
  expression
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((name) => PERMISSIVE.includes(name.trim())));

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license?: unknown;
}

/**
 * @param folder package folder
 * @param texts  folder with license texts for packages that don't include one, each named `scope__name.txt`
 * @throws NoticeError that names the package if its license text is missing, or if the license has additional requirements
 */
export function noticeOf(folder: string, texts: string): Notice {
  const { name, version, license } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest;
  const licence = typeof license === 'string' ? license : 'none';
  if (!isPermissive(licence))
    throw new NoticeError(
      `notices: ${name} ${version} has the license "${licence}"; browser code needs one of ${PERMISSIVE.join(', ')}. Use another package.`,
    );
  const own = readdirSync(folder)
    .filter((file) => LICENCE_FILE.test(file))
    .sort();
  const substitute = path.join(texts, `${name.replace('/', '__')}.txt`);
  const files = own.length > 0 ? own.map((file) => path.join(folder, file)) : [substitute].filter((file) => existsSync(file));
  if (files.length === 0)
    throw new NoticeError(
      `notices: ${name} ${version} has no file with the text of its license (${licence}). Copy it from its repository to ${substitute}`,
    );
  return { name, version, licence, text: files.map((file) => readFileSync(file, 'utf8').trim()).join('\n\n') };
}

/**
 * The fonts in a folder of static files. Each font's license is next to it, and its name has the same beginning.
 * @throws NoticeError that names a font without a license
 */
export function fontNotices(folder: string): Notice[] {
  const files = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort() : [];
  const licences = files.filter((file) => file.endsWith(LICENCE_OF_FONT));
  return files
    .filter((file) => FONT.test(file))
    .map((font) => {
      const licence = licences.find((file) => font.startsWith(file.slice(0, -LICENCE_OF_FONT.length)));
      if (licence === undefined)
        throw new NoticeError(
          `notices: ${path.join(folder, font)} has no license next to it; expected the beginning of its name with ${LICENCE_OF_FONT}`,
        );
      return { name: font.replaceAll(path.sep, '/'), licence: 'see below', text: readFileSync(path.join(folder, licence), 'utf8').trim() };
    });
}

/** @returns all notices @throws an error with all problems at once */
export function allNotices(makers: readonly (() => Notice | readonly Notice[])[]): Notice[] {
  const problems: string[] = [];
  const notices = makers.flatMap((make) => {
    try {
      return make();
    } catch (error) {
      if (!(error instanceof NoticeError)) throw error;
      problems.push(error.message);
      return [];
    }
  });
  if (problems.length > 0) throw new NoticeError(problems.join('\n'));
  return notices;
}

const INTRODUCTION = `This file lists the third-party parts of this site, in addition to its own pages and code, with the license of each part.`;
const RULE = `\n\n${'-'.repeat(78)}\n\n`;

/** The file for readers. The same notices always produce the same bytes. */
export const noticesText = (notices: readonly Notice[]): string =>
  `${[INTRODUCTION, ...notices.map(({ name, version, licence, text }) => `${[name, version].filter(Boolean).join(' ')} (${licence})\n\n${text}`)].join(RULE)}\n`.replaceAll(
    '\r\n',
    '\n',
  );
