import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { billOfMaterials } from './bill-of-materials';

const lockfile = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8')) as {
  packages: Record<string, { name?: string; version: string; optional?: boolean; link?: boolean }>;
};

it('names every package of the lockfile, and nothing of the moment or the folder', () => {
  const bill = billOfMaterials();
  const names = new Set(bill.components.map((component) => component['bom-ref']));
  const locked = Object.entries(lockfile.packages).flatMap(([place, { name, version, optional, link }]) =>
    // A link points to a workspace, which also has its own entry.
    place === '' || optional || link
      ? []
      : [`${name ?? place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length)}@${version}`],
  );
  expect(locked.length).toBeGreaterThan(1000);
  expect(locked.filter((name) => !names.has(name))).toEqual([]);
  expect([bill.serialNumber, bill.metadata.timestamp, bill.metadata.component.name]).toEqual([undefined, undefined, 'ds3-docs']);
});
