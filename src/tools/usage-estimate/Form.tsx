import type { ReactNode } from 'react';
import { ToolForm } from '../parts/ToolForm';
import { FORM, type FormTexts, type InputReading } from './fields';
import { say } from './sentences';

interface FormProps extends Pick<InputReading, 'faults' | 'isLockAlone'> {
  readonly texts: FormTexts;
  readonly onChange: (part: Partial<FormTexts>) => void;
}

/** All fields, each with its problems. */
export function Form({ texts, faults, isLockAlone, onChange }: FormProps): ReactNode {
  return (
    <ToolForm
      fields={FORM.fields}
      texts={texts}
      faults={faults}
      messages={isLockAlone ? { lockDays: [say('usage.fault.lock')] } : {}}
      say={(id) => say(`usage.${id}`)}
      onChange={onChange}
    />
  );
}
