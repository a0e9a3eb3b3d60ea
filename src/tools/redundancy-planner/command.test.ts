import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { createCommand, planAsJson, planOf } from './core/plan';
import { inputOf, SHAPES } from './examples';

const INPUT = inputOf(SHAPES['three-sites-spare']);

it('the command has only flags that the composer is known to have', () => {
  const file = new URL('../../checks/pages/composer-commands/commands.yaml', import.meta.url);
  const known = parse(readFileSync(file, 'utf8')) as Record<string, Record<string, { flags: string }>>;
  const flags = known['swarms/configuration']?.['rc create']?.flags.split(' ') ?? [];
  const used = [...createCommand('composer', INPUT.own).matchAll(/--([a-z-]+)/g)].map(([, flag]) => flag);
  expect(used).toHaveLength(8);
  expect(used.filter((flag) => !flags.includes(flag ?? ''))).toEqual([]);
});

it('the command names each nexus', () => {
  expect(createCommand('composer', INPUT.own)).toBe(`composer rc create \\
  --swarm-id "$SWARM_ID" \\
  --name "$RC_NAME" \\
  --outer-n 2 --outer-k 1 \\
  --inner-n 4 --inner-k 2 \\
  --anti-affinity-group 1 \\
  --nexuses "$NEXUS_1,$NEXUS_2,$NEXUS_3"`);
});

it('the JSON holds input and results', () => {
  const read = JSON.parse(planAsJson(INPUT, planOf(INPUT))) as { input: typeof INPUT; capacity: { planned: number } };
  expect(read.input).toEqual(INPUT);
  expect(read.capacity.planned).toBe(256);
});
