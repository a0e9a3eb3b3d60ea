import { useState, type ReactNode } from 'react';
import { useBrand } from '../../ui/use-brand';
import type { Texts } from './address';
import { Field, SelectField } from './controls';
import { isOffered, optionOf, type AnyField, type FaultsOf, type Fields, type NameOf, type TextIdOf } from './form';
import styles from './styles.module.css';
import { withoutTerms } from './term-texts';

interface FormProps<Form extends Fields> {
  readonly fields: Form;
  readonly texts: Texts<NameOf<Form>>;
  readonly faults: FaultsOf<Form>;
  /** Sentences about conflicts between fields, keyed by the field in which the reader can fix the conflict. */
  readonly messages?: Readonly<Partial<Record<NameOf<Form>, readonly string[]>>>;
  /** Option names that aren't among the tool's texts. */
  readonly labels?: Readonly<Record<string, string>>;
  /** Returns the text with a given ID, which doesn't include the tool's name. */
  readonly say: (id: TextIdOf<Form>) => string;
  readonly onChange: (part: Partial<Texts<NameOf<Form>>>) => void;
}

/** Returns the label, unit, hint, and option texts of a field. */
function wordsOf<Form extends Fields>({ say, labels }: FormProps<Form>, name: string, field: AnyField) {
  const textFor = (id: string): string => say(id as TextIdOf<Form>);
  const areSymbols = field.kind === 'choice' && field.areSymbols;
  return {
    label: textFor(`field.${name}`),
    unit: field.unit === undefined ? field.symbol : textFor(`unit.${field.unit}`),
    hint: field.hint === undefined ? undefined : textFor(`hint.${field.hint}`),
    optionText: (option: string): string => labels?.[option] ?? (areSymbols ? option : textFor(`${name}.${option}`)),
  };
}

/** Maximum length of options that fit in the width of a number field. */
const SHORT = 11;

/** A single form field with its problems. */
export function FormField<Form extends Fields>({ name, ...props }: FormProps<Form> & { readonly name: NameOf<Form> }): ReactNode {
  const { fields, texts, faults, messages, onChange } = props;
  const field: AnyField | undefined = fields[name];
  const { features } = useBrand();
  if (field === undefined || !isOffered(field, features)) return null;
  const { optionText, ...words } = wordsOf(props, name, field);
  const beside = { ...words, messages: messages?.[name], ...(field.symbol !== undefined && { width: 'number' as const }) };
  const change = (entered: string): void => onChange({ [name]: entered } as Partial<Texts<NameOf<Form>>>);
  if (field.kind === 'choice') {
    const options = field.options.map((option) => ({ value: option, label: optionText(option) }));
    const width = options.some(({ label }) => label.length > SHORT) ? 'text' : 'number';
    return <SelectField {...beside} width={width} value={optionOf(field, texts[name])} options={options} onChange={change} />;
  }
  return <Field {...beside} value={texts[name]} fault={faults[name]} isText={field.kind !== 'number'} onChange={change} />;
}

type FoldedFieldsProps<Form extends Fields> = FormProps<Form> & { readonly title: string; readonly names: readonly NameOf<Form>[] };

/**
 * Collapsed group of fields that few readers need. The title shows their values. The group opens once one of the fields has been changed,
 * and stays open even if the change is reverted.
 */
export function FoldedFields<Form extends Fields>({ title, names, ...props }: FoldedFieldsProps<Form>): ReactNode {
  const { fields, texts, faults } = props;
  const isUsed = names.some((name) => texts[name] !== fields[name]?.first);
  const [isOpen, setOpen] = useState(isUsed);
  if (isUsed && !isOpen) setOpen(true);
  const { features } = useBrand();
  const values = names.flatMap((name) => {
    const field: AnyField | undefined = fields[name];
    if (!field || !isOffered(field, features) || texts[name] === '' || faults[name]) return [];
    const { label, unit, optionText } = wordsOf(props, name, field);
    const value = field.kind === 'choice' ? optionText(optionOf(field, texts[name])) : texts[name];
    return [withoutTerms([label, value, unit].filter(Boolean).join(' '))];
  });
  return (
    <details className={styles.folded} open={isOpen || undefined}>
      <summary>
        <span>{title}</span>
        <span className={styles.values}>{values.join(' · ')}</span>
      </summary>
      <fieldset aria-label={title}>
        {names.map((name) => (
          <FormField key={name} {...props} name={name} />
        ))}
      </fieldset>
    </details>
  );
}

/** All fields that belong to groups, one group after another. @param children content above the fields */
export function ToolForm<Form extends Fields>({ children, ...props }: FormProps<Form> & { readonly children?: ReactNode }): ReactNode {
  const { fields, say } = props;
  const groups = new Set(Object.values<AnyField>(fields).flatMap(({ group }) => group ?? []));
  return (
    <form className={styles.form} onSubmit={(event) => event.preventDefault()}>
      {children}
      {Array.from(groups, (group) => {
        const members = Object.entries<AnyField>(fields).filter(([, field]) => field.group === group);
        const names = members.map(([name]) => name as NameOf<Form>);
        const title = say(`group.${group}` as TextIdOf<Form>);
        return members.some(([, { isFolded }]) => isFolded) ? (
          <FoldedFields key={group} {...props} title={title} names={names} />
        ) : (
          <fieldset key={group}>
            <legend>{title}</legend>
            {names.map((name) => (
              <FormField key={name} {...props} name={name} />
            ))}
          </fieldset>
        );
      })}
    </form>
  );
}
