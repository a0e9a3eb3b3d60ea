/** Parses and formats the search page's URL: `?q=…&in=<scope>&page=<n>`. */
import { encoded } from '../../lib/quotation';
import { limits } from '../../site/limits';
import { ALL, type Scope } from './scope';

/** Parameters in the search page's URL. */
export interface SearchAddress {
  query: string;
  scope: Scope;
  /** Page number, starting from 1. */
  page: number;
}

const LAST_PAGE = limits.reachableHits / limits.hitsPerPage;

function pageNumber(text: string | null): number {
  const page = Number(text);
  return Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1;
}

/** Parses `location.search`. Missing or invalid parameters are set to their defaults. */
export function parseSearch(search: string): SearchAddress {
  const params = new URLSearchParams(search);
  return {
    query: (params.get('q') ?? '').slice(0, limits.searchBoxMaxLength),
    scope: params.get('in') || ALL,
    page: pageNumber(params.get('page')),
  };
}

/** Formats `location.search`, omitting parameters that have their default value. Unpaired surrogates become U+FFFD. */
export function formatSearch({ query, scope = ALL, page = 1 }: Partial<SearchAddress>): string {
  const params = new URLSearchParams();
  if (query) params.set('q', query);
  if (scope !== ALL) params.set('in', scope);
  if (page > 1) params.set('page', String(page));
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}

/** Returns a `mailto:` link for reporting a query that has no results. */
export function missingResultsUrl(email: string, subject: string): string {
  return `mailto:${email}?subject=${encoded(subject)}`;
}
