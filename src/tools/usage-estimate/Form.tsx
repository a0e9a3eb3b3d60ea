import type { ReactNode } from 'react';
import { ToolForm } from '../parts/ToolForm';
import type { EstimateForm, FormTexts, InputReading } from './fields';
import { say } from './sentences';

interface FormProps extends Pick<InputReading, 'faults' | 'isLockAlone'> {
  readonly form: EstimateForm;
  readonly texts: FormTexts;
  readonly onChange: (part: Partial<FormTexts>) => void;
}

/** All fields, each with its problems. */
export function Form({ form, texts, faults, isLockAlone, onChange }: FormProps): ReactNode {
  return (
    <ToolForm
      fields={form.fields}
      texts={texts}
      faults={faults}
      messages={isLockAlone ? { lockDays: [say('usage.fault.lock')] } : {}}
      say={(id) => say(`usage.${id}`)}
      onChange={onChange}
    />
  );
}
