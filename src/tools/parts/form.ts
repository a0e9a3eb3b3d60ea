/** Forms of tools as data, with one row per field. Converts texts to values or problems, and to the address. Pure functions. */
import { textsAddress, type Texts, type TextsAddress } from './address';
import { formatEnterable } from './format';
import { readGroups, readNumber, type Fault, type ListRange, type NumberRange, type Reading } from './read';

/** Properties of every row. */
interface Row {
  /** Short name in the address. */
  readonly parameter: string;
  /** Initial text of the field. */
  readonly first: string;
  /** Group of the form that shows the field. A field without a group is placed outside the form. */
  readonly group?: string;
  /** Whether the group is collapsed until the reader opens it. */
  readonly isFolded?: boolean;
  /** Unit that is the same in all languages, such as `MB`. */
  readonly symbol?: string;
  /** Unit that is a word, as the end of its text's id. */
  readonly unit?: string;
  /** Hint, as the end of its text's id. */
  readonly hint?: string;
  /** Whether the field may be empty, in which case its value is undefined. */
  readonly isOptional?: boolean;
}

interface NumberField extends Row, NumberRange {
  readonly kind: 'number';
  /** Converts the reader's value to the core's unit: MB to bytes, percent to fractions. */
  readonly toCore?: (entered: number) => number;
}

/** Numbers in groups. */
interface ListField extends Row, ListRange {
  readonly kind: 'list';
}

/** A text that the tool itself parses. */
interface TextField extends Row {
  readonly kind: 'text';
}

interface ChoiceField<Option extends string> extends Row {
  readonly kind: 'choice';
  /** Also selected if a text isn't one of the options. */
  readonly first: Option;
  readonly options: readonly [Option, ...Option[]];
  /** Whether the options are shown as they are, because they are the same in all languages. */
  readonly areSymbols: boolean;
}

export type AnyField = NumberField | ListField | TextField | ChoiceField<string>;
export type Fields = Readonly<Record<string, AnyField>>;

type Options<Field extends AnyField> = Omit<Field, 'kind' | 'parameter' | 'first'>;

/** The initial number is written as results are: `100 000`. */
export const number = <const Own extends Options<NumberField>>(parameter: string, first: number | '', options: Own) =>
  ({ kind: 'number', parameter, first: first === '' ? '' : formatEnterable(first, 'en'), ...options }) as const;

export const list = <const Own extends Options<ListField>>(parameter: string, first: string, options: Own) =>
  ({ kind: 'list', parameter, first, ...options }) as const;

export const text = <const Own extends Options<TextField>>(parameter: string, first: string, options: Own) =>
  ({ kind: 'text', parameter, first, ...options }) as const;

/** A choice whose options have texts with the ids `<name of the field>.<option>`. */
export const choice = <const Option extends string>(parameter: string, options: readonly [Option, ...Option[]]) =>
  ({ kind: 'choice', parameter, first: options[0], options, areSymbols: false }) as const;

/** A choice between names and units that are the same in all languages. */
export const symbols = <const Option extends string>(parameter: string, options: readonly [Option, ...Option[]], first: Option) =>
  ({ kind: 'choice', parameter, first, options, areSymbols: true }) as const;

/** Fields that belong together in the form, below the text `group.<name>`. */
export const group = <const Name extends string, Own extends Fields>(name: Name, fields: Own, isFolded = false) =>
  Object.fromEntries(Object.entries(fields).map(([field, row]) => [field, { ...row, group: name, isFolded }])) as unknown as {
    readonly [Field in keyof Own]: Own[Field] & { readonly group: Name };
  };

/** The same, but collapsed until the reader opens them. */
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
  /** Problems by field; empty if all fields could be read. */
  readonly faults: FaultsOf<Form>;
  /** Values that could be read. */
  readonly found: Partial<ValuesOf<Form>>;
  /** The same values if there are no problems. */
  readonly values: ValuesOf<Form> | undefined;
}

/** Temporary changes to a field that depends on another one. */
type Changes<Form extends Fields> = Readonly<Partial<Record<NameOf<Form>, Partial<Options<NumberField>>>>>;

interface FormOf<Form extends Fields> {
  readonly fields: Form;
  /** Short names of the fields in the address. */
  readonly parameters: Texts<NameOf<Form>>;
  readonly address: TextsAddress<NameOf<Form>>;
  readonly read: (texts: Texts<NameOf<Form>>, changes?: Changes<Form>) => FormReading<Form>;
}

type IdOf<Kind extends string, End> = End extends string ? `${Kind}.${End}` : never;
type TextIdsOf<Name extends string, Field> = Field extends { readonly group: infer Group }
  ? | IdOf<'group', Group>
    | IdOf<'field', Name>
    | (Field extends { readonly unit: infer Unit } ? IdOf<'unit', Unit> : never)
    | (Field extends { readonly hint: infer Hint } ? IdOf<'hint', Hint> : never)
    | (Field extends { readonly areSymbols: false; readonly options: readonly (infer Option)[] } ? IdOf<Name, Option> : never)
  : never;

/**
 * Ids of all texts that a form shows, without the name of its tool: `group.line`, `field.size`, `unit.days`, `hint.size`, `versioning.on`.
 */
export type TextIdOf<Form extends Fields> = { [Name in NameOf<Form>]: TextIdsOf<Name, Form[Name]> }[NameOf<Form>];

/** Returns one of the options, whatever an address contains. */
export const optionOf = <Option extends string>({ options, first }: ChoiceField<Option>, chosen: string): Option =>
  options.find((option) => option === chosen) ?? first;

function readField(field: AnyField, entered: string): Reading<unknown> {
  if (field.kind === 'choice') return { value: optionOf(field, entered) };
  if (field.kind === 'text') return { value: entered };
  if (field.isOptional && entered.trim() === '') return { value: undefined };
  if (field.kind === 'list') return readGroups(entered, field);
  // Results that are pasted here have their unit.
  const { value, fault } = readNumber(field.symbol === undefined ? entered : entered.trim().replace(field.symbol, ''), field);
  return fault ? { fault } : { value: field.toCore?.(value) ?? value };
}

export function formOf<Form extends Fields>(fields: Form): FormOf<Form> {
  type Name = NameOf<Form>;
  const names = Object.keys(fields) as Name[];
  const ofEach = (part: 'first' | 'parameter'): Texts<Name> =>
    Object.fromEntries(names.map((name) => [name, fields[name]?.[part]])) as Texts<Name>;
  const parameters = ofEach('parameter');
  return {
    fields,
    parameters,
    address: textsAddress(ofEach('first'), parameters),
    read: (texts, changes) => {
      const readings = Object.entries(fields).map(
        ([name, field]) => [name, readField({ ...field, ...changes?.[name as Name] }, texts[name as Name])] as const,
      );
      const faults = Object.fromEntries(readings.flatMap(([name, { fault }]) => (fault ? [[name, fault]] : []))) as FaultsOf<Form>;
      const found = Object.fromEntries(readings.map(([name, { value }]) => [name, value])) as unknown as ValuesOf<Form>;
      return { faults, found, values: Object.keys(faults).length === 0 ? found : undefined };
    },
  };
}
