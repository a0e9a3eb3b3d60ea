import { expect, it } from 'vitest';
import { everyFeature } from '../../site/features';
import { TABLES } from './tables';

it('the table of the page has each parameter with what the core reads in it, and no signature', () => {
  const table = TABLES.link({ locale: 'en', features: everyFeature, text: (id) => id.split('.').at(-1) ?? '' });
  expect(table.map(([part]) => part?.split('=')[0])).toEqual([
    'part',
    'X-Amz-Algorithm',
    'X-Amz-Credential',
    'X-Amz-Date',
    'X-Amz-Expires',
    'X-Amz-SignedHeaders',
    'X-Amz-Signature',
  ]);
  expect(table).toContainEqual(['X-Amz-Expires=3600', 'expires: 60 min, March 15, 2024 at 10:30 AM UTC']);
  expect(table.at(-1)).toEqual(['X-Amz-Signature=0123…', 'signature']);
});
