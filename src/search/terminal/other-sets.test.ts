import { join } from 'node:path';

import { expect, it } from 'vitest';

import { checkOtherSets } from './other-sets';

it('tells every set that is below its floor', async () => {
  const said: string[] = [];
  const complaints: string[] = [];
  // A site that answers none of the queries but the nonsense.
  const folder = join(import.meta.dirname, '../records/fixtures/stock');
  const failed = await checkOtherSets(
    { folder, locale: 'en' },
    { say: (line) => said.push(line), complain: (line) => complaints.push(line) },
  );
  expect(said.map((line) => line.split(':')[0])).toEqual([
    'others/blind-1.en',
    'others/blind-2.en',
    'others/blind-3.en',
    'others/mixed.en',
    'others/newcomers.en',
    'others/off-topic.en',
  ]);
  // On a site of five pages nothing is off topic by accident.
  expect(failed).toBe(5);
  expect(complaints[0]).toMatch(/^src\/search\/relevance\/others\/blind-1\.en\.json: success@1 is \d+\.\d %, the goal is 95\.0 %$/);
});
