/** Pure functions that generate the static page's table of the parts of a link. The build provides the words. */
import type { Language, TextTable } from '../parts/text-table';
import { explain, type Link } from './core/explain';
import { exampleLink } from './core/link';

/** Service in the example. Any host works, because the table doesn't show it. The region is a placeholder for the reader's region. */
const SERVICE = { endpoint: 's3.example.com', region: 'REGION' };
const SIGNED = Date.UTC(2024, 2, 15, 9, 30);

/** Returns the meaning of each parameter in the example, as parsed by the core. */
function meaningsOf({ signed }: Link, { locale, text }: Language): Readonly<Record<string, string>> {
  const time = (value = 0): string =>
    `${new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(value)} UTC`;
  const minutes = ((signed?.expiresAt ?? 0) - (signed?.signedAt ?? 0)) / 60_000;
  const scope = signed?.scope;
  return {
    'X-Amz-Algorithm': text('presigned.row.algorithm'),
    'X-Amz-Credential': `${text('presigned.row.credential')}: ${[scope?.accessKeyId, scope?.date, scope?.region, scope?.service].join(', ')}`,
    'X-Amz-Date': `${text('presigned.row.date')}: ${time(signed?.signedAt)}`,
    'X-Amz-Expires': `${text('presigned.row.expires')}: ${minutes} min, ${time(signed?.expiresAt)}`,
    'X-Amz-SignedHeaders': `${text('presigned.row.headers')}: ${signed?.headers.join(', ')}`,
    'X-Amz-Signature': text('presigned.row.signature'),
  };
}

function linkTable(language: Language): TextTable {
  const { link } = explain(exampleLink(SERVICE, SIGNED), SERVICE, SIGNED);
  if (!link) throw new Error('the example isn’t a link');
  const meanings = meaningsOf(link, language);
  const shown = link.shown.slice(link.shown.indexOf('?') + 1).split('&');
  const rows = shown.flatMap((part) => {
    const meaning = meanings[part.split('=')[0] ?? ''];
    return meaning === undefined ? [] : [[part, meaning]];
  });
  return [[language.text('presigned.column.part'), language.text('presigned.column.meaning')], ...rows];
}

export const TABLES = { link: linkTable } as const;
