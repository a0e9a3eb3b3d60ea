/** Builds the table in one language by combining data, words, and proofs. Variables are filled in. */
import path from 'node:path/posix';
import { readPage, withoutConditions } from '../../content';
import { longDate, monthPatterns } from '../../lib/long-date';
import { memoize } from '../../lib/memoize';
import { substitute, type Variables } from '../../lib/substitute';
import { everyFeature, type Features } from '../../site/features';
import type { OperationProbe, OperationProof } from '../../snippets/plugin';
import type { Area, ProbeOf, ProofsOf, Status } from '../model';
import { loadOperations, loadTexts, OPERATIONS_FILE, textsFile, type Operation, type Texts } from './schema';

/** Id of the page that contains the table. Links in the data are relative to this page. */
export const PAGE = 'guides/s3-api';

export interface TableOptions {
  readonly siteDir: string;
  readonly locale: string;
  readonly variables: Variables;
  readonly proofsOf: ProofsOf;
  readonly probeOf: ProbeOf;
  /** IDs of the pages in `docs/` that the site doesn't have, because its service lacks a feature. By default, it has all of them. */
  readonly absent?: ReadonlySet<string>;
  /** Features of the service, which notes can depend on. By default, it has all of them. */
  readonly features?: Features;
}

export interface Place {
  /** Id of the page, such as `guides/object-lock`. */
  readonly id: string;
  readonly heading?: string;
  readonly title: string;
}

export interface Entry {
  readonly name: string;
  readonly area: Area;
  readonly status: Status;
  readonly guide?: Place;
  /** Markdown, with links relative to the page that contains the table. The same applies to the notes about parameters. */
  readonly note?: string;
  readonly parameters: readonly { readonly name: string; readonly note: string }[];
  /** All proofs, starting with those from the guide. */
  readonly proofs: readonly (OperationProof & Place)[];
  readonly probe?: OperationProbe;
  /** Date of the first proof or the probe, in the language's date format. */
  readonly provenOn?: string;
}

/** The table's words in one language, with variables filled in. Contains only the areas that have operations. */
export type Words = Omit<Texts, 'operations' | 'areas'> & { readonly areas: Readonly<Partial<Record<Area, string>>> };

export interface Table {
  readonly words: Words;
  readonly entries: readonly Entry[];
}

/** Returns the text after the link to the first proof, such as `, June 30, 2024, Server 1`, or text about a probe; empty without proof. */
export function proofText({ proofs, probe, provenOn }: Entry, { words }: Words): string {
  const [first] = proofs;
  const proof = first ?? probe;
  if (!proof || provenOn === undefined) return '';
  return [first ? '' : words.probe, provenOn, proof.server, ...proof.clients].join(', ');
}

const isAbsent = (id: string, { absent }: TableOptions): boolean => absent?.has(id) ?? false;

/** Returns whether a note, which is Markdown, links to a page that the site doesn't have. What it explains isn't available either. */
const isAboutAbsent = (note: string, options: TableOptions): boolean =>
  [...note.matchAll(/\]\(([^)#]+)\.md/g)].some(([, file = '']) => isAbsent(path.join(path.dirname(PAGE), file), options));

type TitleOf = (id: string) => string;

/** Looks up page titles in the build's language, and reads each page only once. @throws Error if a page doesn't exist */
const titlesOf = (options: TableOptions): TitleOf =>
  memoize((id) => {
    const page = readPage('home', id, options);
    if (!page) throw new Error(`there is no page docs/${id}.md; correct "guide" in ${OPERATIONS_FILE}`);
    return page.title;
  });

function placeOf(address: string, titleOf: TitleOf): Place {
  const [id = '', heading] = address.split('#');
  return { id, ...(heading === undefined ? {} : { heading }), title: titleOf(id) };
}

function proofsOfEntry({ name, guide }: Operation, options: TableOptions, titleOf: TitleOf): Entry['proofs'] {
  const own = guide?.split('#')[0];
  const proofs = options
    .proofsOf(name)
    .filter(({ page }) => !isAbsent(page, options))
    .map((proof) => ({ ...proof, id: proof.page, title: titleOf(proof.page) }));
  return [...proofs.filter(({ id }) => id === own), ...proofs.filter(({ id }) => id !== own)];
}

function entryOf(operation: Operation, texts: Texts, options: TableOptions, titleOf: TitleOf): Entry {
  const { name, area, status, guide, parameters = [] } = operation;
  const own = texts.operations[name];
  // The test server may support operations that this service doesn't, so its results don't prove anything here.
  const isSupported = status !== 'not-supported';
  const probe = isSupported ? options.probeOf(name) : undefined;
  const where = `${textsFile(options.locale)} (${name})`;
  const published = (note: string): string => {
    const lines = withoutConditions([note], options.features ?? everyFeature, (_, { message, hint = '' }) => {
      throw new Error([`${where}: ${message}`, hint].filter(Boolean).join(' — '));
    });
    return substitute(lines.join(''), options.variables, where);
  };
  const noteOf = (parameter: string): string => {
    const note = own?.parameters[parameter];
    if (note === undefined) throw new Error(`${where}: there is no text for the parameter ${parameter}; add it`);
    return published(note);
  };
  // A note that isn't published without a feature is empty.
  const note = own?.note === undefined ? '' : published(own.note);
  const proofs = isSupported ? proofsOfEntry(operation, options, titleOf) : [];
  const proof = proofs[0] ?? probe;
  return {
    name,
    area,
    status,
    ...(guide === undefined ? {} : { guide: placeOf(guide, titleOf) }),
    ...(note === '' ? {} : { note }),
    parameters: parameters
      .map((parameter) => ({ name: parameter, note: noteOf(parameter) }))
      .filter(({ note }) => note !== '' && !isAboutAbsent(note, options)),
    proofs,
    ...(probe && { probe }),
    ...(proof && { provenOn: longDate(proof.date, monthPatterns(options.locale)) }),
  };
}

/**
 * Leaves out the operations whose guide the site doesn't have.
 * @throws Error that names the file and operation if data is invalid, a text is missing, or a guide isn't an existing page
 */
export function loadTable(options: TableOptions): Table {
  const texts = loadTexts(options.siteDir, options.locale);
  const { statuses, areas, columns, words } = texts;
  const titleOf = titlesOf(options);
  const filled = substitute(JSON.stringify({ statuses, areas, columns, words }), options.variables, textsFile(options.locale));
  const entries = loadOperations(options.siteDir)
    .filter(({ guide }) => !isAbsent(guide?.split('#')[0] ?? '', options))
    .map((operation) => entryOf(operation, texts, options, titleOf));
  const all = JSON.parse(filled) as Words;
  const used = Object.entries(all.areas).filter(([area]) => entries.some((entry) => entry.area === area));
  return { words: { ...all, areas: Object.fromEntries(used) }, entries };
}
