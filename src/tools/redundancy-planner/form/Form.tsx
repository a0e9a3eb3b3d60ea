import { useId, useState, type ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import type { Texts } from '../../parts/address';
import { Field } from '../../parts/Field';
import type { Problem } from '../core/layout-problems';
import parts from '../../parts/styles.module.css';
import styles from '../styles.module.css';
import { SHAPES } from '../worked';
import { ADDRESS, textsOf, type FieldName } from './fields';
import type { Faults } from './input';
import { fieldGroups, fieldLabels } from './labels';
import { mismatchText, problemText } from './messages';

type Example = keyof typeof SHAPES;

const exampleNames = (): Readonly<Record<Example, string>> => ({
  lab: translate({ id: 'redundancy.example.lab' }),
  office: translate({ id: 'redundancy.example.office' }),
  'two-sites': translate({ id: 'redundancy.example.twoSites' }),
  'three-sites': translate({ id: 'redundancy.example.threeSites' }),
  'three-sites-spare': translate({ id: 'redundancy.example.threeSitesSpare' }),
  'five-sites': translate({ id: 'redundancy.example.fiveSites' }),
});

const EXAMPLES = Object.keys(SHAPES) as Example[];

interface FormProps {
  readonly texts: Texts<FieldName>;
  readonly faults: Faults | undefined;
  readonly problems: readonly Problem[];
  readonly onChange: (part: Partial<Texts<FieldName>>) => void;
  readonly onExample: (name: Example) => void;
}

/** All fields, each with what is wrong with it. */
export function Form({ texts, faults, problems, onChange, onExample }: FormProps): ReactNode {
  const labels = fieldLabels();
  const messagesOf = (name: FieldName): string[] => {
    const mismatch = faults?.mismatches[name];
    return [...(mismatch ? [mismatchText(mismatch)] : []), ...problems.filter(({ field }) => field === name).map(problemText)];
  };
  return (
    <form className={parts.form} onSubmit={(event) => event.preventDefault()}>
      <Examples texts={texts} onExample={onExample} />
      {fieldGroups().map(({ title, fields, isFolded = false }) => {
        const shown = fields.map((name) => (
          <Field
            key={name}
            {...labels[name]}
            value={texts[name]}
            fault={faults?.faults[name]}
            messages={messagesOf(name)}
            isText={name === 'disks' || name === 'sizes'}
            onChange={(value) => onChange({ [name]: value })}
          />
        ));
        return isFolded ? (
          <Folded key={title} title={title} isUsed={fields.some((name) => texts[name] !== ADDRESS.none[name])}>
            {shown}
          </Folded>
        ) : (
          <fieldset key={title}>
            <legend>{title}</legend>
            {shown}
          </fieldset>
        );
      })}
    </form>
  );
}

interface FoldedProps {
  readonly title: string;
  /** Whether a field in it was changed: then it is open, and stays so when the value is changed back. */
  readonly isUsed: boolean;
  readonly children: ReactNode;
}

/** A group whose examples the first answer can take. */
function Folded({ title, isUsed, children }: FoldedProps): ReactNode {
  const [isOpen, setOpen] = useState(isUsed);
  if (isUsed && !isOpen) setOpen(true);
  return (
    <details className={styles.folded} open={isOpen || undefined}>
      <summary>{title}</summary>
      <fieldset aria-label={title}>{children}</fieldset>
    </details>
  );
}

/** Fills the fields with a worked layout, and says which one they hold. */
function Examples({ texts, onExample }: Pick<FormProps, 'texts' | 'onExample'>): ReactNode {
  const id = useId();
  const names = exampleNames();
  const chosen = EXAMPLES.find((name) =>
    Object.entries(textsOf(SHAPES[name])).every(([field, text]) => texts[field as FieldName] === text),
  );
  return (
    <p className={styles.examples}>
      <label htmlFor={id}>
        <Translate id="redundancy.examples" />
      </label>
      <select
        id={id}
        value={chosen ?? ''}
        onChange={({ target }) => {
          const name = EXAMPLES.find((candidate) => candidate === target.value);
          if (name) onExample(name);
        }}
      >
        {chosen === undefined && <option value="">{translate({ id: 'redundancy.example.own' })}</option>}
        {EXAMPLES.map((name) => (
          <option key={name} value={name}>
            {names[name]}
          </option>
        ))}
      </select>
    </p>
  );
}
