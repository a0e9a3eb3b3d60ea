/** Form controls, each with its label, hint, and problems. */
import clsx from 'clsx';
import { useId, type ComponentProps, type HTMLAttributes, type ReactNode } from 'react';
import styles from './styles.module.css';
import { withoutTerms } from './term-texts';
import { Terms } from './Terms';
import { TEXT_MAX } from './address';
import { formatEnterable, groupThousands } from './format';
import type { Fault } from './read';
import { say } from './say';
import { useNumbers } from './use-numbers';

/** Properties that every field has in addition to its control. */
interface LabelledProps {
  /** Label text, which may contain glossary terms. */
  readonly label: string;
  readonly unit?: string;
  readonly hint?: string;
  /** Sentences that describe problems with the field's value and what is expected instead. */
  readonly messages?: readonly string[];
  /** Width of the field. A number takes one column (the default), text takes two, and pasted text takes all. */
  readonly width?: 'number' | 'text' | 'wide';
}

interface LabelledControlProps extends LabelledProps {
  /** Renders the control with the attributes that give it its name and description. */
  readonly children: (attributes: HTMLAttributes<HTMLElement>) => ReactNode;
}

/** Attributes of fields for text that isn't prose. */
const PLAIN = { autoCapitalize: 'none', autoComplete: 'off', spellCheck: false } as const;

/** Control with its label, unit, problems, and hint. */
function Labelled({ label, unit, hint, messages = [], width = 'number', children }: LabelledControlProps): ReactNode {
  const id = useId();
  const descriptions = [messages.length > 0 && `${id}-fault`, hint !== undefined && `${id}-hint`].filter(Boolean).join(' ');
  const attributes = {
    id,
    'data-name': withoutTerms(label),
    'aria-invalid': messages.length > 0 || undefined,
    'aria-describedby': descriptions || undefined,
  };
  return (
    <div className={clsx(styles.field, width !== 'number' && styles[width])}>
      <label htmlFor={id}>
        <Terms text={label} />
        {unit !== undefined && <span className={styles.unit}> {unit}</span>}
      </label>
      {children(attributes)}
      <div>
        {messages.length > 0 && (
          <p id={`${id}-fault`} className={styles.fault}>
            {[...new Set(messages)].map((message) => (
              <span key={message}>{message} </span>
            ))}
          </p>
        )}
        {hint !== undefined && (
          <p id={`${id}-hint`} className={styles.hint}>
            {hint}
          </p>
        )}
      </div>
    </div>
  );
}

/** Message that tells the reader what to enter instead. */
function faultText(fault: Fault, locale: string): string {
  // A number with an ambiguous separator is repeated without separators.
  const plain = new Intl.NumberFormat(locale, { useGrouping: false });
  const write = (value: number): string => (fault.code === 'separator' ? plain.format(value) : formatEnterable(value, locale, 3));
  const values = Object.entries(fault).map(([name, value]) => [name, typeof value === 'number' ? write(value) : value]);
  return say(`tools.fault.${fault.code}`, Object.fromEntries(values) as Readonly<Record<string, string>>);
}

interface FieldProps extends LabelledProps {
  readonly value: string;
  /** Problem with the entered text. `messages` contains any other problems. */
  readonly fault?: Fault;
  /** Whether the field contains a name or a list, which requires characters that a numeric keyboard lacks. */
  readonly isText?: boolean;
  readonly onChange: (value: string) => void;
}

/** Single-line field for a number or text. */
export function Field({ value, fault, messages = [], isText = false, onChange, ...labels }: FieldProps): ReactNode {
  const { locale } = useNumbers();
  return (
    <Labelled width={isText ? 'text' : 'number'} {...labels} messages={[...(fault ? [faultText(fault, locale)] : []), ...messages]}>
      {(attributes) => (
        <input
          {...attributes}
          type="text"
          inputMode={isText ? 'text' : 'decimal'}
          value={value}
          maxLength={TEXT_MAX}
          {...PLAIN}
          onChange={(event) => onChange(event.target.value)}
          onBlur={() => {
            const grouped = isText ? value : groupThousands(value);
            if (grouped !== value) onChange(grouped);
          }}
        />
      )}
    </Labelled>
  );
}

interface TextAreaProps extends LabelledProps, Pick<ComponentProps<'textarea'>, 'rows' | 'placeholder'> {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Multi-line field for pasted text. The text stays on the page, and no tool writes it to the address. */
export function TextArea({ value, rows = 8, placeholder, onChange, ...labels }: TextAreaProps): ReactNode {
  return (
    <Labelled {...labels} width="wide">
      {(attributes) => (
        <textarea
          {...attributes}
          value={value}
          rows={rows}
          placeholder={placeholder}
          {...PLAIN}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Labelled>
  );
}

interface SelectFieldProps<Value extends string> extends LabelledProps {
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly onChange: (value: Value) => void;
}

/** Field for choosing one of a few options. */
export function SelectField<Value extends string>({ value, options, onChange, ...labels }: SelectFieldProps<Value>): ReactNode {
  return (
    <Labelled width="text" {...labels}>
      {(attributes) => (
        <select {...attributes} value={value} onChange={({ target }) => onChange(target.value as Value)}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Labelled>
  );
}

interface CheckFieldProps {
  readonly label: string;
  readonly isChecked: boolean;
  readonly onChange: (isChecked: boolean) => void;
}

/** Checkbox for a yes-or-no value. */
export function CheckField({ label, isChecked, onChange }: CheckFieldProps): ReactNode {
  return (
    <label className={styles.check}>
      <input type="checkbox" checked={isChecked} onChange={({ target }) => onChange(target.checked)} />
      {label}
    </label>
  );
}
