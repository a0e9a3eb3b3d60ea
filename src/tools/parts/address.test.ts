import { describe, expect, it } from 'vitest';
import { isInAddress, TEXT_MAX, textsAddress } from './address';

const PARAMETERS = { nodes: 'no', disks: 'd' };
const address = textsAddress({ nodes: '7', disks: '4' }, PARAMETERS);

describe('fields in the address', () => {
  it('leaves out what is as at first, and keeps what is not its own', () => {
    expect(address.format({ nodes: '7', disks: '7 1 1' }, '?x=1&no=3')).toBe('?x=1&d=7+1+1');
    expect(address.format({ nodes: '7', disks: '4' }, '')).toBe('');
  });

  it.each([
    ['?d=7+1+1', { nodes: '7', disks: '7 1 1' }],
    ['?no=&d=%3Cscript%3E', { nodes: '', disks: '<script>' }],
    ['?no=1%002', { nodes: '1 2', disks: '4' }],
    [`?no=${'9'.repeat(1000)}`, { nodes: '9'.repeat(TEXT_MAX), disks: '4' }],
    ['?no=%E0%A4%A', { nodes: '\uFFFD%A', disks: '4' }],
  ])('%s', (search, texts) => {
    expect(address.parse(search)).toEqual(texts);
  });

  it.each([
    [['composer'] as const, '3'],
    [[], '7'],
  ])('of a service with %j: nodes are %s', (features, nodes) => {
    const composers = textsAddress(
      { nodes: '7', disks: '4' },
      PARAMETERS,
      (name, _text, all) => name === 'disks' || all.includes('composer'),
    );
    expect(composers.parse('?no=3&d=2', features)).toEqual({ nodes, disks: '2' });
  });

  it('comes back as it went', () => {
    const texts = { nodes: '3', disks: '7 1 / 2 2; 3' };
    expect(address.parse(address.format(texts, ''))).toEqual(texts);
  });

  it('knows its own', () => {
    expect(isInAddress(PARAMETERS, '?no=')).toBe(true);
    expect(isInAddress(PARAMETERS, '?q=4')).toBe(false);
  });
});
