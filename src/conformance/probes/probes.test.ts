import path from 'node:path';
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { describe, expect, it } from 'vitest';
import { guarantees } from '../guarantees';
import { NOT_TRIED, probes } from '.';

const DATA = path.join(__dirname, '../../operations/data/operations.yaml');

describe('the probes', () => {
  it('try every operation of the table once, or say why not', () => {
    const table = (parse(readFileSync(DATA, 'utf8')) as { name: string }[]).map(({ name }) => name);
    const tried = [...probes.flatMap(({ operations }) => operations), ...NOT_TRIED.keys()];
    expect([...tried].sort()).toEqual([...table].sort());
  });
});

describe('the guarantees', () => {
  it('have names of their own', () => {
    const names = guarantees.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });
});
