import type { ReactNode } from 'react';
import type { Texts } from './address';
import { Field } from './Field';
import { Folded } from './Folded';
import { optionOf, type AnyField, type FaultsOf, type Fields, type NameOf, type TextIdOf } from './form';
import { SelectField } from './SelectField';
import styles from './styles.module.css';

interface FormProps<Form extends Fields> {
  readonly fields: Form;
  readonly texts: Texts<NameOf<Form>>;
  readonly faults: FaultsOf<Form>;
  /** Problems between fields, as sentences, by the field in which they can be fixed. */
  readonly messages?: Readonly<Partial<Record<NameOf<Form>, readonly string[]>>>;
  /** Returns a text by its id without the tool's name. */
  readonly say: (id: TextIdOf<Form>) => string;
  readonly onChange: (part: Partial<Texts<NameOf<Form>>>) => void;
}

/** One field of a form, with its problems. */
export function FormField<Form extends Fields>({
  name,
  labels,
  fields,
  texts,
  faults,
  messages,
  say,
  onChange,
}: FormProps<Form> & {
  readonly name: NameOf<Form>;
  /** Names of options that aren't in the tool's texts. */
  readonly labels?: Readonly<Record<string, string>>;
}): ReactNode {
  const field: AnyField | undefined = fields[name];
  if (field === undefined) return null;
  const textFor = (id: string): string => say(id as TextIdOf<Form>);
  const change = (entered: string): void => onChange({ [name]: entered } as Partial<Texts<NameOf<Form>>>);
  const beside = {
    label: textFor(`field.${name}`),
    unit: field.unit === undefined ? field.symbol : textFor(`unit.${field.unit}`),
    hint: field.hint === undefined ? undefined : textFor(`hint.${field.hint}`),
    messages: messages?.[name],
  };
  if (field.kind === 'choice') {
    const labelOf = (option: string): string => labels?.[option] ?? (field.areSymbols ? option : textFor(`${name}.${option}`));
    const options = field.options.map((option) => ({ value: option, label: labelOf(option) }));
    return <SelectField {...beside} value={optionOf(field, texts[name])} options={options} onChange={change} />;
  }
  return <Field {...beside} value={texts[name]} fault={faults[name]} isText={field.kind !== 'number'} onChange={change} />;
}

/** All fields that belong to a group, group by group. @param children content above them */
export function ToolForm<Form extends Fields>({ children, ...props }: FormProps<Form> & { readonly children?: ReactNode }): ReactNode {
  const { fields, texts, say } = props;
  const groups = new Set(Object.values<AnyField>(fields).flatMap(({ group }) => group ?? []));
  return (
    <form className={styles.form} onSubmit={(event) => event.preventDefault()}>
      {children}
      {Array.from(groups, (group) => {
        const members = Object.entries<AnyField>(fields).filter(([, field]) => field.group === group);
        const title = say(`group.${group}` as TextIdOf<Form>);
        const shown = members.map(([name]) => <FormField key={name} {...props} name={name} />);
        return members.some(([, { isFolded }]) => isFolded) ? (
          <Folded
            key={group}
            className={styles.folded}
            title={title}
            isUsed={members.some(([name, { first }]) => texts[name as NameOf<Form>] !== first)}
          >
            <fieldset aria-label={title}>{shown}</fieldset>
          </Folded>
        ) : (
          <fieldset key={group}>
            <legend>{title}</legend>
            {shown}
          </fieldset>
        );
      })}
    </form>
  );
}
