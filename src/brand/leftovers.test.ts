import { expect, it } from 'vitest';
import arnia from '../site/brand/arnia/brand.json';
import { leftoverProblems } from './leftovers';

it('names the fields of a copied brand file that still have the default brand’s addresses', () => {
  const copy = { ...arnia, siteUrl: 'https://docs.lira.example', domain: 'lira.example', s3: { ...arnia.s3, endpoint: 's3.lira.example' } };
  const fields = leftoverProblems(copy, arnia.domain).map((problem) => problem.split(':')[0]);
  expect(fields).toEqual(
    expect.arrayContaining(['consoleUrl', 'composer.url', 'loginUrl', 'technologyUrl', 'supportEmail', 'editUrl', 'issuesUrl']),
  );
  for (const field of ['siteUrl', 'domain', 's3.endpoint']) expect(fields).not.toContain(field);
  expect(leftoverProblems({ languages: ['en'], composer: null, quotas: true }, arnia.domain)).toEqual([]);
});
