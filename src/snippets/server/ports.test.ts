import { expect, it } from 'vitest';
import { freePorts } from './ports';

it('chooses different ports that no outgoing connection can take', async () => {
  const ports = await freePorts(40);
  expect(new Set(ports).size).toBe(40);
  expect(ports.filter((port) => port < 20_000 || port > 32_767)).toEqual([]);
});
