import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import type { Texts } from '../../parts/address';
import { Field } from '../../parts/Field';
import { SelectField } from '../../parts/SelectField';
import styles from '../../parts/styles.module.css';
import { unitOf, UNITS, type FieldName, type Unit } from './fields';
import type { Faults } from './input';

interface FormProps {
  readonly texts: Texts<FieldName>;
  readonly faults: Faults | undefined;
  readonly onChange: (part: Partial<Texts<FieldName>>) => void;
}

const units = Object.keys(UNITS).map((unit) => ({ value: unit as Unit, label: unit }));

/** The upload, and the line that it takes. */
export function Form({ texts, faults, onChange }: FormProps): ReactNode {
  const field = (name: FieldName, label: string, unit?: string, hint?: string): ReactNode => (
    <Field
      label={label}
      unit={unit}
      hint={hint}
      value={texts[name]}
      fault={faults?.[name]}
      onChange={(value) => onChange({ [name]: value })}
    />
  );
  return (
    <form className={styles.form} onSubmit={(event) => event.preventDefault()}>
      <fieldset>
        <legend>{translate({ id: 'multipart.group.upload' })}</legend>
        {field('size', translate({ id: 'multipart.field.size' }))}
        <SelectField
          label={translate({ id: 'multipart.field.unit' })}
          value={unitOf(texts.unit)}
          options={units}
          onChange={(unit) => onChange({ unit })}
        />
        {field('part', translate({ id: 'multipart.field.part' }), 'MiB')}
        {field('parallel', translate({ id: 'multipart.field.parallel' }))}
      </fieldset>
      <fieldset>
        <legend>{translate({ id: 'multipart.group.line' })}</legend>
        {field('bandwidth', translate({ id: 'multipart.field.bandwidth' }), 'Mbit/s', translate({ id: 'multipart.field.bandwidth.hint' }))}
        {field('latency', translate({ id: 'multipart.field.latency' }), 'ms', translate({ id: 'multipart.field.latency.hint' }))}
      </fieldset>
    </form>
  );
}
