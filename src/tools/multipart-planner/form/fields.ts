/** The fields of the planner: ranges, first texts, and short names in the address. Pure. */
import { textsAddress, type Texts } from '../../parts/address';
import type { NumberRange } from '../../parts/read';
import { GIB, LARGEST_PART, LEAST_PART, MIB, TIB } from '../core/limits';
import { CLIENTS, type Client } from '../settings';

const parameters = { size: 's', unit: 'u', part: 'p', bandwidth: 'b', latency: 'l', parallel: 'n', client: 'c' } as const;

export type FieldName = keyof typeof parameters;
export const PARAMETERS: Texts<FieldName> = parameters;

/** Bytes in each unit of the object's size. */
export const UNITS = { MiB: MIB, GiB: GIB, TiB: TIB } as const;
export type Unit = keyof typeof UNITS;

/** Bounds but those of parts keep the arithmetic finite; none is a limit of the service. */
export const NUMBERS = {
  part: { min: LEAST_PART / MIB, max: LARGEST_PART / MIB, whole: true },
  bandwidth: { min: 0.1, max: 1_000_000 },
  latency: { min: 0, max: 10_000 },
  parallel: { min: 1, max: 1_000, whole: true },
} as const satisfies Readonly<Record<string, NumberRange>>;

export const unitOf = (text: string): Unit => (Object.keys(UNITS) as Unit[]).find((unit) => unit === text) ?? 'GiB';
export const clientOf = (text: string): Client => CLIENTS.find((client) => client === text) ?? 'aws-cli';

export const ADDRESS = textsAddress<FieldName>(
  { size: '100', unit: 'GiB', part: '64', bandwidth: '1000', latency: '20', parallel: '10', client: 'aws-cli' },
  PARAMETERS,
);
