/** The OpenSearch description, which lets browsers offer the site search in their address bar. */

import { escapeHtml } from '../lib/escape';

export interface OpenSearchFacts {
  /** Name of the search engine in the browser, truncated to the 16 characters that the format allows. */
  name: string;
  /** Long name, truncated to 48 characters. */
  longName: string;
  /** Description, truncated to 1024 characters. */
  description: string;
  /** Language tag, such as `it`. */
  language: string;
  /** Absolute URLs of the root of the locale's site (with a trailing slash) and of the icon. */
  site: string;
  icon: string;
}

/** File name, relative to the root of each locale's site. */
export const OPENSEARCH_FILE = 'opensearch.xml';

const MAX = { name: 16, longName: 48, description: 1024 };

const cut = (text: string, most: number): string => Array.from(text).slice(0, most).join('').trim();

/** Returns the description as XML, as specified in OpenSearch 1.1 (draft 6). */
export function openSearchXml({ name, longName, description, language, site, icon }: OpenSearchFacts): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${escapeHtml(cut(name, MAX.name))}</ShortName>
  <LongName>${escapeHtml(cut(longName, MAX.longName))}</LongName>
  <Description>${escapeHtml(cut(description, MAX.description))}</Description>
  <Language>${escapeHtml(language)}</Language>
  <InputEncoding>UTF-8</InputEncoding>
  <OutputEncoding>UTF-8</OutputEncoding>
  <Image>${escapeHtml(icon)}</Image>
  <Url type="text/html" method="get" template="${escapeHtml(`${site}search?q=`)}{searchTerms}"/>
  <Url type="application/opensearchdescription+xml" rel="self" template="${escapeHtml(site + OPENSEARCH_FILE)}"/>
</OpenSearchDescription>
`;
}
