/** From the texts of the fields to an upload, or to what is wrong with them. Pure. */
import type { Texts } from '../../parts/address';
import { readNumber, type Fault, type NumberRange } from '../../parts/read';
import { LARGEST_OBJECT, MIB } from '../core/limits';
import type { Upload } from '../core/plan';
import { NUMBERS, unitOf, UNITS, type FieldName, type Unit } from './fields';

export type Faults = Readonly<Partial<Record<FieldName, Fault>>>;
export type InputReading =
  { readonly upload: Upload; readonly faults?: undefined } | { readonly faults: Faults; readonly upload?: undefined };

/** What an object may be in a unit: from a thousandth of it, so that it has a byte. */
const sizeRange = (unit: Unit): NumberRange => ({ min: 0.001, max: LARGEST_OBJECT / UNITS[unit] });

const BITS_OF_MEGABIT = 1e6;
const MS = 1_000;

export function readInput(texts: Texts<FieldName>): InputReading {
  const unit = unitOf(texts.unit);
  const size = readNumber(texts.size, sizeRange(unit));
  const part = readNumber(texts.part, NUMBERS.part);
  const bandwidth = readNumber(texts.bandwidth, NUMBERS.bandwidth);
  const latency = readNumber(texts.latency, NUMBERS.latency);
  const parallel = readNumber(texts.parallel, NUMBERS.parallel);
  if (size.fault || part.fault || bandwidth.fault || latency.fault || parallel.fault) {
    const readings = Object.entries({ size, part, bandwidth, latency, parallel });
    return { faults: Object.fromEntries(readings.flatMap(([name, { fault }]) => (fault ? [[name, fault]] : []))) };
  }
  return {
    upload: {
      size: Math.round(size.value * UNITS[unit]),
      wanted: part.value * MIB,
      bandwidth: bandwidth.value * BITS_OF_MEGABIT,
      latency: latency.value / MS,
      parallel: parallel.value,
    },
  };
}
