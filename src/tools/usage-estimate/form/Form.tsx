import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import type { Texts } from '../../parts/address';
import { Field } from '../../parts/Field';
import { SelectField } from '../../parts/SelectField';
import parts from '../../parts/styles.module.css';
import type { FieldName, NumberName } from './fields';
import { isVersioned, type Faults } from './input';
import { fieldGroups, fieldLabels } from './labels';

interface FormProps {
  readonly texts: Texts<FieldName>;
  readonly faults: Faults | undefined;
  readonly onChange: (part: Partial<Texts<FieldName>>) => void;
}

/** All fields, each with what is wrong with it. */
export function Form({ texts, faults, onChange }: FormProps): ReactNode {
  const labels = fieldLabels();
  const messagesOf = (name: NumberName): string[] =>
    name === 'lockDays' && faults?.isLockAlone ? [translate({ id: 'usage.fault.lock' })] : [];
  const versioning = (
    <SelectField
      key="versioning"
      {...labels.versioning}
      value={isVersioned(texts) ? 'on' : 'off'}
      options={[
        { value: 'on', label: translate({ id: 'usage.versioning.on' }) },
        { value: 'off', label: translate({ id: 'usage.versioning.off' }) },
      ]}
      onChange={(value) => onChange({ versioning: value })}
    />
  );
  const field = (name: NumberName): ReactNode => (
    <Field
      key={name}
      {...labels[name]}
      value={texts[name]}
      fault={faults?.faults[name]}
      messages={messagesOf(name)}
      onChange={(value) => onChange({ [name]: value })}
    />
  );
  return (
    <form className={parts.form} onSubmit={(event) => event.preventDefault()}>
      {fieldGroups().map(({ title, fields }) => (
        <fieldset key={title}>
          <legend>{title}</legend>
          {fields.map((name) => (name === 'versioning' ? versioning : field(name)))}
        </fieldset>
      ))}
    </form>
  );
}
