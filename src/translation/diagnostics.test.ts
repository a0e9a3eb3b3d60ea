import { expect, it } from 'vitest';
import { docsInstances, Page, placeOf } from '../content';
import { stateOf, translationNotice } from './status';
import { fingerprint, record } from './history';

const FILE = 'i18n/it/docusaurus-plugin-content-docs-home/current/guides/lock.md';
const ENGLISH = '---\ntitle: Lock\n---\nA lock.\n';
const ITALIAN = '---\ntitle: Blocco\n---\nUn blocco.\n';

const notice = (translated: string | undefined): string => {
  const [instance] = docsInstances;
  const page = (file: string, source: string): Page => new Page(placeOf('.', file)!, source);
  const { message, hint } =
    translationNotice({
      id: 'guides/lock',
      instance: instance!,
      state: stateOf(ENGLISH, translated),
      file: FILE,
      originalFile: 'docs/guides/lock.md',
      original: page('docs/guides/lock.md', ENGLISH),
      translation: translated === undefined ? undefined : page(FILE, translated),
    }) ?? {};
  return `${message} — ${hint}`;
};
const ACCEPT = 'run: npm run translation -- accept docs/guides/lock.md';

it.each([
  ['missing', undefined, `is missing: readers see the English page with a notice — to translate it, write this file, then ${ACCEPT}`],
  ['new', ITALIAN, `doesn’t record which English text it translates: readers see a notice — if it’s up to date, ${ACCEPT}`],
  [
    'outdated',
    record(ITALIAN, fingerprint('older')),
    'is a translation of an older text: readers see a notice — npm run translation -- diff docs/guides/lock.md shows what changed; ' +
      `after you update the translation, or if it’s already right, ${ACCEPT}`,
  ],
  ['current', record(ITALIAN, fingerprint(ENGLISH)), 'undefined — undefined'],
])('advises writers about a translation that is %s', (_case, translated, message) => {
  expect(notice(translated)).toBe(message);
});
