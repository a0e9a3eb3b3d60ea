import type { ReactNode } from 'react';
import { SelectField } from '../parts/controls';
import parts from '../parts/styles.module.css';
import { ToolForm } from '../parts/ToolForm';
import type { Problem } from './core/layout-problems';
import { FORM, type FormTexts, type Wrong } from './fields';
import { mismatchText, problemText, say } from './sentences';
import { SHAPES, textsOf } from './examples';

interface FormProps extends Wrong {
  readonly texts: FormTexts;
  /** Problems with the layout that the fields describe. */
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
  const chosen = EXAMPLES.find((name) =>
    Object.entries(textsOf(SHAPES[name])).every(([field, text]) => texts[field as keyof FormTexts] === text),
  );
  const options = EXAMPLES.map((value) => ({ value, label: say(`redundancy.example.${value}`) }));
  return (
    <fieldset className={parts.examples}>
      <SelectField<(typeof EXAMPLES)[number] | ''>
        label={say('redundancy.examples')}
        hint={say('redundancy.examples.hint')}
        value={chosen ?? ''}
        options={chosen ? options : [{ value: '', label: say('redundancy.example.own') }, ...options]}
        onChange={(name) => name !== '' && onChange(textsOf(SHAPES[name]))}
      />
    </fieldset>
  );
}
