import { describe, expect, it } from 'vitest';
import { FORM, type FormTexts, nearestLayout } from './fields';

describe('the nearest layout that works', () => {
  it.each<[Partial<FormTexts>, ReturnType<typeof nearestLayout>]>([
    [{}, {}],
    [{ outerN: '4', nexuses: '1' }, { nexuses: '5' }],
    [{ nexuses: '9' }, { nexuses: '3' }],
    [{ nodes: '3' }, { nodes: '6' }],
    // With fewer agents of each node in a ring, more nodes are needed
    [
      { nodes: '3', disks: '1', group: '2' },
      { group: '1', nodes: '6' },
    ],
    [{ innerN: '200', innerK: '100', nodes: '300' }, { innerK: '55' }],
    // It isn't known which of the listed nodes to repeat
    [{ disks: '4 4 4' }, undefined],
    [{ nodes: 'x' }, undefined],
  ])('%o', (texts, changes) => {
    expect(nearestLayout({ ...FORM.address.none, ...texts })).toEqual(changes);
  });
});
