import { useId, type ReactNode } from 'react';
import { ToolForm } from '../parts/ToolForm';
import type { Problem } from './core/layout-problems';
import { FORM, textsOf, type FormTexts, type Wrong } from './fields';
import { mismatchText, problemText, say } from './sentences';
import styles from './styles.module.css';
import { SHAPES } from './examples';

interface FormProps extends Wrong {
  readonly texts: FormTexts;
  /** Problems of the layout in the fields. */
  readonly problems: readonly Problem[];
  readonly onChange: (part: Partial<FormTexts>) => void;
}

/** All fields, each with its problems. */
export function Form({ texts, faults, mismatches, problems, onChange }: FormProps): ReactNode {
  const messages = Object.fromEntries<readonly string[]>([
    ...Object.entries(mismatches).map(([name, mismatch]) => [name, [mismatchText(mismatch)]] as const),
    ...problems.map(({ field }) => [field, problems.filter((problem) => problem.field === field).map(problemText)] as const),
  ]);
  return (
    <ToolForm
      fields={FORM.fields}
      texts={texts}
      faults={faults}
      messages={messages}
      say={(id) => say(`redundancy.${id}`)}
      onChange={onChange}
    >
      <Examples texts={texts} onChange={onChange} />
    </ToolForm>
  );
}

const EXAMPLES = Object.keys(SHAPES) as (keyof typeof SHAPES)[];

/** Fills the fields with an example layout, and shows which example they contain. */
function Examples({ texts, onChange }: Pick<FormProps, 'texts' | 'onChange'>): ReactNode {
  const id = useId();
  const chosen = EXAMPLES.find((name) =>
    Object.entries(textsOf(SHAPES[name])).every(([field, text]) => texts[field as keyof FormTexts] === text),
  );
  return (
    <p className={styles.examples}>
      <label htmlFor={id}>{say('redundancy.examples')}</label>
      <select
        id={id}
        value={chosen ?? ''}
        onChange={({ target }) => {
          const name = EXAMPLES.find((candidate) => candidate === target.value);
          if (name) onChange(textsOf(SHAPES[name]));
        }}
      >
        {chosen === undefined && <option value="">{say('redundancy.example.own')}</option>}
        {EXAMPLES.map((name) => (
          <option key={name} value={name}>
            {say(`redundancy.example.${name}`)}
          </option>
        ))}
      </select>
    </p>
  );
}
