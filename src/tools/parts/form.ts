/** Pure functions that define a form as one row per field, parse its field values, and convert them to and from the address. */
import type { Feature } from '../../site/features';
import { textsAddress, type Texts } from './address';
import { formatEnterable } from './format';
import { readGroups, readNumber, type Fault, type ListRange, type NumberRange, type Reading } from './read';

/** Properties that every row has. */
interface Row {
  /** Short name of the field in the address. */
  readonly parameter: string;
  /** Initial value of the field, as text. */
  readonly first: string;
  /** Group that contains the field in the form. A field without a group appears outside the form. */
  readonly group?: string;
  /** Whether the group is collapsed until the reader opens it. */
  readonly isFolded?: boolean;
  /** Unit symbol that is the same in all languages, such as `MB`. A field with one is as wide as a number. */
  readonly symbol?: string;
  /** Last part of the text ID of a unit that must be translated. */
  readonly unit?: string;
  /** Last part of the hint's text ID. */
  readonly hint?: string;
  /** Feature without which the service doesn't need the field. */
  readonly needs?: Feature;
  /** Whether the field can be empty. If it's empty, its value is undefined. */
  readonly isOptional?: boolean;
}

interface NumberField extends Row, NumberRange {
  readonly kind: 'number';
  /** Converts the entered value to the core's unit, such as MB to bytes or percentages to fractions. */
  readonly toCore?: (entered: number) => number;
}

/** Field for groups of numbers. */
interface ListField extends Row, ListRange {
  readonly kind: 'list';
}

/** Field for text that the tool itself parses. */
interface TextField extends Row {
  readonly kind: 'text';
}

interface ChoiceField<Option extends string> extends Row {
  readonly kind: 'choice';
  /** Initial option, which is also selected if the field value isn't one of the options. */
  readonly first: Option;
  readonly options: readonly [Option, ...Option[]];
  /** Whether the options are shown unchanged, because they're the same in all languages. */
  readonly areSymbols: boolean;
}

export type AnyField = NumberField | ListField | TextField | ChoiceField<string>;
export type Fields = Readonly<Record<string, AnyField>>;

type Options<Field extends AnyField> = Omit<Field, 'kind' | 'parameter' | 'first'>;

/** Defines a number field. The initial number has the same format as results: `100 000`. */
export const number = <const Own extends Options<NumberField>>(parameter: string, first: number | '', options: Own) =>
  ({ kind: 'number', parameter, first: first === '' ? '' : formatEnterable(first, 'en'), ...options }) as const;

export const list = <const Own extends Options<ListField>>(parameter: string, first: string, options: Own) =>
  ({ kind: 'list', parameter, first, ...options }) as const;

export const text = <const Own extends Options<TextField>>(parameter: string, first: string, options: Own) =>
  ({ kind: 'text', parameter, first, ...options }) as const;

/** Defines a choice whose options have texts with the IDs `<field name>.<option>`. */
export const choice = <const Option extends string>(parameter: string, options: readonly [Option, ...Option[]]) =>
  ({ kind: 'choice', parameter, first: options[0], options, areSymbols: false }) as const;

/** Defines a choice between names or units that are the same in all languages. */
export const symbols = <const Option extends string>(parameter: string, options: readonly [Option, ...Option[]], first: Option) =>
  ({ kind: 'choice', parameter, first, options, areSymbols: true }) as const;

/** Groups fields in the form, under the heading with the text ID `group.<name>`. */
export const group = <const Name extends string, Own extends Fields>(name: Name, fields: Own, isFolded = false) =>
  Object.fromEntries(Object.entries(fields).map(([field, row]) => [field, { ...row, group: name, isFolded }])) as unknown as {
    readonly [Field in keyof Own]: Own[Field] & { readonly group: Name };
  };

/** Groups fields like `group`, but the group is collapsed until the reader opens it. */
export const folded = <const Name extends string, Own extends Fields>(name: Name, fields: Own) => group(name, fields, true);

export type NameOf<Form extends Fields> = keyof Form & string;

type ValueOf<Field> =
  | (Field extends ChoiceField<infer Option>
      ? Option
      : Field extends TextField
        ? string
        : Field extends ListField
          ? readonly (readonly number[])[]
          : number)
  | (Field extends { readonly isOptional: true } ? undefined : never);

export type ValuesOf<Form extends Fields> = { readonly [Name in NameOf<Form>]: ValueOf<Form[Name]> };

export type FaultsOf<Form extends Fields> = Readonly<Partial<Record<NameOf<Form>, Fault>>>;

interface FormReading<Form extends Fields> {
  /** Problems, keyed by field name. Empty if all fields are valid. */
  readonly faults: FaultsOf<Form>;
  /** Values of the valid fields. */
  readonly found: Partial<ValuesOf<Form>>;
  /** All values, or undefined if any field is invalid. */
  readonly values: ValuesOf<Form> | undefined;
}

/** Temporary changes to the options of fields that depend on other fields. */
type Changes<Form extends Fields> = Readonly<Partial<Record<NameOf<Form>, Partial<Options<NumberField>>>>>;

type IdOf<Kind extends string, End> = End extends string ? `${Kind}.${End}` : never;
type TextIdsOf<Name extends string, Field> = Field extends { readonly group: infer Group }
  ? | IdOf<'group', Group>
    | IdOf<'field', Name>
    | (Field extends { readonly unit: infer Unit } ? IdOf<'unit', Unit> : never)
    | (Field extends { readonly hint: infer Hint } ? IdOf<'hint', Hint> : never)
    | (Field extends { readonly areSymbols: false; readonly options: readonly (infer Option)[] } ? IdOf<Name, Option> : never)
  : never;

/** IDs of all texts that a form shows, without the tool's name: `group.line`, `field.size`, `unit.days`, `hint.size`, `versioning.on`. */
export type TextIdOf<Form extends Fields> = { [Name in NameOf<Form>]: TextIdsOf<Name, Form[Name]> }[NameOf<Form>];

/** Whether a service with these features has the field. */
export const isOffered = ({ needs }: AnyField, features: readonly Feature[]): boolean => needs === undefined || features.includes(needs);

/** Returns the chosen option, or the initial option if an address contains any other value. */
export const optionOf = <Option extends string>({ options, first }: ChoiceField<Option>, chosen: string): Option =>
  options.find((option) => option === chosen) ?? first;

function readField(field: AnyField, entered: string): Reading<unknown> {
  if (field.kind === 'choice') return { value: optionOf(field, entered) };
  if (field.kind === 'text') return { value: entered };
  if (field.isOptional && entered.trim() === '') return { value: undefined };
  if (field.kind === 'list') return readGroups(entered, field);
  // Remove the unit, because readers may paste a result that includes it.
  const { value, fault } = readNumber(field.symbol === undefined ? entered : entered.trim().replace(field.symbol, ''), field);
  return fault ? { fault } : { value: field.toCore?.(value) ?? value };
}

export function formOf<Form extends Fields>(fields: Form) {
  type Name = NameOf<Form>;
  const names = Object.keys(fields) as Name[];
  const ofEach = (part: 'first' | 'parameter'): Texts<Name> =>
    Object.fromEntries(names.map((name) => [name, fields[name]?.[part]])) as Texts<Name>;
  const parameters = ofEach('parameter');
  return {
    fields,
    /** Short names that the fields have in the address. */
    parameters,
    address: textsAddress(ofEach('first'), parameters, (name, _text, features) => isOffered(fields[name] as AnyField, features)),
    read: (texts: Texts<Name>, changes?: Changes<Form>): FormReading<Form> => {
      const readings = Object.entries(fields).map(
        ([name, field]) => [name, readField({ ...field, ...changes?.[name as Name] }, texts[name as Name])] as const,
      );
      const faults = Object.fromEntries(readings.flatMap(([name, { fault }]) => (fault ? [[name, fault]] : []))) as FaultsOf<Form>;
      const found = Object.fromEntries(readings.map(([name, { value }]) => [name, value])) as unknown as ValuesOf<Form>;
      return { faults, found, values: Object.keys(faults).length === 0 ? found : undefined };
    },
  };
}
