/** The table in one language: data, words and proofs together, variables filled in. */
import { readPage } from '../../content';
import { substitute, type Variables } from '../../lib/substitute';
import type { OperationProof } from '../../snippets/plugin';
import type { Area, ProofsOf, Status } from '../model';
import { loadNames, loadOperations, NAMES_FILE, OPERATIONS_FILE } from './load';
import type { NamesFile, Operation, Texts } from './schema';

export interface TableOptions {
  /** Folder of the project. */
  readonly siteDir: string;
  readonly locale: string;
  readonly variables: Variables;
  readonly proofsOf: ProofsOf;
}

/** A page, or a heading of it. */
export interface Place {
  /** Id of the page: `guides/object-lock`. */
  readonly id: string;
  readonly heading?: string;
  readonly title: string;
}

export interface Entry {
  readonly name: string;
  readonly area: Area;
  readonly status: Status;
  readonly guide?: Place;
  /** Markdown, with links as on the page of the table; so are the notes of parameters. */
  readonly note?: string;
  readonly parameters: readonly { readonly name: string; readonly note: string }[];
  /** The one of the guide first. */
  readonly proofs: readonly (OperationProof & Place)[];
}

/** `names.yaml` in one language. */
export type Words = { readonly [Group in keyof NamesFile]: { readonly [Key in keyof NamesFile[Group]]: string } };

export interface Table {
  readonly words: Words;
  readonly entries: readonly Entry[];
}

type Localise = (texts: Texts, where: string) => string;

function localiser({ locale, variables }: TableOptions): Localise {
  return (texts, where) => {
    const text = (texts as Readonly<Record<string, string | undefined>>)[locale];
    if (text === undefined) throw new Error(`${where}: no text in the language ${locale}; add it`);
    return substitute(text, variables, where);
  };
}

/** Title in the language of the build. @throws Error for a page that does not exist */
function pageTitle(id: string, options: TableOptions): string {
  const page = readPage('home', id, options);
  if (!page) throw new Error(`there is no page docs/${id}.md; correct "guide" in ${OPERATIONS_FILE}`);
  return page.title;
}

function placeOf(address: string, options: TableOptions): Place {
  const [id = '', heading] = address.split('#');
  return { id, ...(heading === undefined ? {} : { heading }), title: pageTitle(id, options) };
}

function proofsOfEntry({ name, guide }: Operation, options: TableOptions): Entry['proofs'] {
  const own = guide?.split('#')[0];
  const proofs = options.proofsOf(name).map((proof) => ({ ...proof, id: proof.page, title: pageTitle(proof.page, options) }));
  return [...proofs.filter(({ id }) => id === own), ...proofs.filter(({ id }) => id !== own)];
}

function entryOf(operation: Operation, options: TableOptions, localise: Localise): Entry {
  const { name, area, status, guide, note, parameters = [] } = operation;
  const where = `${OPERATIONS_FILE} (${name})`;
  return {
    name,
    area,
    status,
    ...(guide === undefined ? {} : { guide: placeOf(guide, options) }),
    ...(note === undefined ? {} : { note: localise(note, where) }),
    parameters: parameters.map((parameter) => ({ name: parameter.name, note: localise(parameter, where) })),
    proofs: proofsOfEntry(operation, options),
  };
}

function wordsIn(names: NamesFile, localise: Localise): Words {
  const group = (texts: Readonly<Record<string, Texts>>): Record<string, string> =>
    Object.fromEntries(Object.entries(texts).map(([key, value]) => [key, localise(value, NAMES_FILE)]));
  return { statuses: group(names.statuses), areas: group(names.areas), columns: group(names.columns), words: group(names.words) } as Words;
}

/** @throws Error naming file and operation for data that is wrong, a text that a language lacks, or a guide that is no page */
export function loadTable(options: TableOptions): Table {
  const localise = localiser(options);
  return {
    words: wordsIn(loadNames(options.siteDir), localise),
    entries: loadOperations(options.siteDir).map((operation) => entryOf(operation, options, localise)),
  };
}
