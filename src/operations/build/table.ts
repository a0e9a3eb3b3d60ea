/** The table in one language: data, words and proofs together, variables filled in. */
import { readPage } from '../../content';
import { substitute, type Variables } from '../../lib/substitute';
import type { OperationProof } from '../../snippets/plugin';
import type { Area, ProofsOf, Status } from '../model';
import { loadOperations, loadTexts, OPERATIONS_FILE, textsFile } from './load';
import type { Operation, Texts } from './schema';

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

/** The words of the table in one language, variables filled in. */
export type Words = Omit<Texts, 'operations'>;

export interface Table {
  readonly words: Words;
  readonly entries: readonly Entry[];
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

function entryOf(operation: Operation, texts: Texts, options: TableOptions): Entry {
  const { name, area, status, guide, parameters = [] } = operation;
  const own = texts.operations[name];
  const where = `${textsFile(options.locale)} (${name})`;
  const noteOf = (parameter: string): string => {
    const note = own?.parameters[parameter];
    if (note === undefined) throw new Error(`${where}: no text for the parameter ${parameter}; add it`);
    return substitute(note, options.variables, where);
  };
  return {
    name,
    area,
    status,
    ...(guide === undefined ? {} : { guide: placeOf(guide, options) }),
    ...(own?.note === undefined ? {} : { note: substitute(own.note, options.variables, where) }),
    parameters: parameters.map((parameter) => ({ name: parameter, note: noteOf(parameter) })),
    proofs: proofsOfEntry(operation, options),
  };
}

/** @throws Error naming file and operation for data that is wrong, a text that is missing, or a guide that is no page */
export function loadTable(options: TableOptions): Table {
  const texts = loadTexts(options.siteDir, options.locale);
  const { statuses, areas, columns, words } = texts;
  const filled = substitute(JSON.stringify({ statuses, areas, columns, words }), options.variables, textsFile(options.locale));
  return {
    words: JSON.parse(filled) as Words,
    entries: loadOperations(options.siteDir).map((operation) => entryOf(operation, texts, options)),
  };
}
