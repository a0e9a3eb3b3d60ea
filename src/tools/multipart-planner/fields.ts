/**
 * The planner's fields, and pure functions that convert their values to an upload. Except for the limits for parts, the limits only keep
 * the arithmetic finite and aren't limits of the service.
 */
import type { Texts } from '../parts/address';
import { formOf, group, number, optionOf, symbols, type FaultsOf } from '../parts/form';
import { GIB, LARGEST_OBJECT, LARGEST_PART, LEAST_PART, MIB, TIB, type Upload } from './core/plan';
import { CLIENTS } from './clients';

/** Number of bytes in each unit of the object size. */
const UNITS = { MiB: MIB, GiB: GIB, TiB: TIB } as const;

export const FORM = formOf({
  ...group('upload', {
    // The minimum is at least one byte in every unit. The maximum depends on the unit.
    size: number('s', 100, { min: 0.001, max: Infinity }),
    unit: symbols('u', ['MiB', 'GiB', 'TiB'], 'GiB'),
    part: number('p', 64, { min: LEAST_PART / MIB, max: LARGEST_PART / MIB, whole: true, symbol: 'MiB', toCore: (mib) => mib * MIB }),
    parallel: number('n', 10, { min: 1, max: 1_000, whole: true }),
  }),
  ...group('line', {
    bandwidth: number('b', 1_000, { min: 0.1, max: 1_000_000, symbol: 'Mbit/s', hint: 'bandwidth', toCore: (mbit) => mbit * 1e6 }),
    latency: number('l', 20, { min: 0, max: 10_000, symbol: 'ms', hint: 'latency', toCore: (ms) => ms / 1_000 }),
  }),
  // Appears next to the settings
  client: symbols('c', CLIENTS, 'aws-cli'),
});

export type FormTexts = Texts<keyof typeof FORM.fields>;

/** @returns no upload if any field is invalid */
export function readInput(texts: FormTexts): { readonly upload?: Upload; readonly faults: FaultsOf<typeof FORM.fields> } {
  const unit = UNITS[optionOf(FORM.fields.unit, texts.unit)];
  const { faults, values } = FORM.read(texts, { size: { max: LARGEST_OBJECT / unit, toCore: (size) => Math.round(size * unit) } });
  if (!values) return { faults };
  const { size, part, bandwidth, latency, parallel } = values;
  return { upload: { size, wanted: part, bandwidth, latency, parallel }, faults };
}
