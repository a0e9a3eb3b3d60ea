import { describe, expect, it } from 'vitest';
import { choice, formOf, group, list, number, symbols, text } from './form';

const FORM = formOf({
  ...group('stored', {
    size: number('s', 5, { min: 1, max: 100, symbol: 'MB', toCore: (mb) => mb * 1_000_000 }),
    days: number('d', '', { min: 1, max: 30, whole: true, unit: 'days', isOptional: true }),
    disks: list('n', '4', { min: 1, max: 9, whole: true, most: 3 }),
  }),
  ...group('rules', { versioning: choice('v', ['on', 'off']), key: text('k', 'a', { hint: 'key' }) }, true),
  client: symbols('c', ['aws-cli', 'rclone'], 'rclone'),
});
const read = (part: object) => FORM.read({ ...FORM.address.none, ...part });

it('begins with what the rows say', () => {
  expect(FORM.address.none).toEqual({ size: '5', days: '', disks: '4', versioning: 'on', key: 'a', client: 'rclone' });
  expect(FORM.parameters).toEqual({ size: 's', days: 'd', disks: 'n', versioning: 'v', key: 'k', client: 'c' });
  expect(read({}).values).toEqual({ size: 5e6, days: undefined, disks: [[4]], versioning: 'on', key: 'a', client: 'rclone' });
});

it('begins with numbers in the format of results, which the fields accept', () => {
  const { address, read: readForm } = formOf({ objects: number('o', 100_000, { min: 0, max: 1e9, whole: true }) });
  expect(address.none).toEqual({ objects: '100\u202F000' });
  expect(readForm(address.none).values).toEqual({ objects: 100_000 });
});

it('keeps a field as at first if the service doesn’t have it, whatever the address says', () => {
  const { address } = formOf({ lock: number('l', 0, { min: 0, max: 9, needs: 'objectLock' }), days: number('d', 1, { min: 0, max: 9 }) });
  expect(address.parse('?l=5&d=5', ['objectLock'])).toEqual({ lock: '5', days: '5' });
  expect(address.parse('?l=5&d=5', [])).toEqual({ lock: '0', days: '5' });
});

it('puts rows into groups', () => {
  expect(Object.values(FORM.fields).map((field) => 'group' in field && field.group)).toEqual([
    ...['stored', 'stored', 'stored'],
    ...['rules', 'rules', false],
  ]);
});

describe('reads', () => {
  it.each([
    [{ size: '2,5' }, { size: 2_500_000 }],
    // A value in the format of results
    [{ size: ' 2.5 MB' }, { size: 2_500_000 }],
    [{ days: ' 7 ' }, { days: 7 }],
    [{ disks: '1 2 / 3' }, { disks: [[1, 2], [3]] }],
    [{ versioning: 'off' }, { versioning: 'off' }],
    // If an address contains an unknown option, the field's initial option is used, even if it isn't the first one
    [
      { versioning: 'x', client: 'telnet' },
      { versioning: 'on', client: 'rclone' },
    ],
    [{ key: ' as typed ' }, { key: ' as typed ' }],
  ])('%j', (part, values) => {
    expect(read(part).values).toMatchObject(values);
  });

  it.each([
    [{ size: '' }, { size: { code: 'empty' } }],
    [{ days: '0' }, { days: { code: 'range', min: 1, max: 30 } }],
    [
      { disks: '1 1 1 1', days: '1.5' },
      { disks: { code: 'length', most: 3 }, days: { code: 'whole' } },
    ],
  ])('%j as faults, beside what could be read', (part, faults) => {
    const reading = read({ ...part, versioning: 'off' });
    expect(reading).toMatchObject({ faults, values: undefined, found: { versioning: 'off' } });
  });

  it('a field with bounds of the moment', () => {
    const texts = { ...FORM.address.none, size: '200' };
    expect(FORM.read(texts, { size: { max: 300, toCore: (size) => size } }).values?.size).toBe(200);
    expect(FORM.read(texts).faults).toEqual({ size: { code: 'range', min: 1, max: 100 } });
  });
});
