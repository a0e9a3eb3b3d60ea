/** Creates the machine-readable versions of the table, in JSON and Markdown. */
import path from 'node:path/posix';
import { escapeMarkdown } from '../../lib/escape';
import { STATUSES } from '../model';
import { PAGE, proofText, type Entry, type Place, type Table, type Words } from './table';

/** Returns the URL of the page with the given id. @throws Error if there is no such page */
export type UrlOf = (id: string) => string;

/** Matches the target of a Markdown link: the relative path of a page, a heading, or both. */
const TARGET = /\]\((?:(\.\.?\/[^)#]+)\.mdx?)?(#[\w-]+)?\)/g;

/** @returns the Markdown with full URLs instead of relative links between pages */
export const withUrls = (markdown: string, urlOf: UrlOf): string =>
  markdown.replace(
    TARGET,
    (_link, file: string | undefined, heading = '') =>
      `](${urlOf(file === undefined ? PAGE : path.join(path.dirname(PAGE), file))}${String(heading)})`,
  );

const addressOf = ({ id, heading }: Place, urlOf: UrlOf): string => `${urlOf(id)}${heading === undefined ? '' : `#${heading}`}`;

/** An operation as it appears in the JSON file. Notes are Markdown with full URLs. */
function operationJson({ name, area, status, guide, note, parameters, proofs, probe }: Entry, urlOf: UrlOf) {
  return {
    name,
    area,
    status,
    ...(guide ? { guide: { title: guide.title, url: addressOf(guide, urlOf) } } : {}),
    ...(note === undefined ? {} : { note: withUrls(note, urlOf) }),
    parameters: parameters.map((parameter) => ({ name: parameter.name, note: withUrls(parameter.note, urlOf) })),
    proofs: proofs.map((proof) => ({
      page: proof.title,
      url: addressOf(proof, urlOf),
      block: proof.block,
      server: proof.server,
      clients: proof.clients,
      date: proof.date,
    })),
    ...(probe ? { probe } : {}),
  };
}

export function jsonFile({ words, entries }: Table, locale: string, urlOf: UrlOf): string {
  const file = {
    title: words.words.title,
    about: words.words.introduction,
    locale,
    page: urlOf(PAGE),
    statuses: words.statuses,
    areas: words.areas,
    operations: entries.map((entry) => operationJson(entry, urlOf)),
  };
  return `${JSON.stringify(file, undefined, 1)}\n`;
}

const link = (place: Place, urlOf: UrlOf): string => `[${escapeMarkdown(place.title)}](${addressOf(place, urlOf)})`;

/** Escapes vertical bars in a table cell, because they would end the cell. */
const cell = (text: string): string => text.replaceAll('|', '\\|');

function notes({ note, parameters }: Entry, urlOf: UrlOf): string {
  const named = parameters.map(({ name, note: said }) => `\`${name.replaceAll(', ', '`, `')}\`: ${said}`);
  return withUrls([...(note === undefined ? [] : [note]), ...named].join('; '), urlOf);
}

function proof(entry: Entry, words: Words, urlOf: UrlOf): string {
  const [first] = entry.proofs;
  if (entry.status === 'not-supported') return '';
  return `${first ? link(first, urlOf) : ''}${escapeMarkdown(proofText(entry, words))}` || words.words.untested;
}

export function markdownFile({ words, entries }: Table, urlOf: UrlOf): string {
  const { operation, status, note, guide, proof: tested } = words.columns;
  const sections = Object.entries(words.areas).map(([area, name]) => {
    const rows = entries
      .filter((entry) => entry.area === area)
      .map((entry) =>
        [
          `\`${entry.name}\``,
          words.statuses[entry.status],
          notes(entry, urlOf),
          entry.guide ? link(entry.guide, urlOf) : '',
          proof(entry, words, urlOf),
        ].map(cell),
      );
    const table = [[operation, status, note, guide, tested], ['---', '---', '---', '---', '---'], ...rows];
    return `## ${name}\n\n${table.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}\n`;
  });
  const counts = STATUSES.map((id) => `${words.statuses[id]}: ${entries.filter((entry) => entry.status === id).length}`).join(', ');
  return `# ${words.words.title}\n\n${words.words.introduction}\n\n${counts}.\n\n<${urlOf(PAGE)}#operations>\n\n${sections.join('\n')}`;
}
