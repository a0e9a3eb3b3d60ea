/** Checks that former addresses redirect to existing pages, and don't hide any page. */
import { expect, it } from 'vitest';
import { readPages } from '../content';
import { formatDiagnostics } from '../lib/diagnostic';
import { formerAddressProblems } from './former-addresses';

it('former addresses', () => {
  const files = new Map(readPages({ siteDir: process.cwd() }).map((page) => [page.route, page.file]));
  expect(formatDiagnostics(formerAddressProblems(process.cwd(), files))).toEqual([]);
});
