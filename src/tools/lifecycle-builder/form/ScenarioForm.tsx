import type { ReactNode } from 'react';
import { useBrand } from '../../../ui/use-brand';
import type { TextIdOf } from '../../parts/form';
import { FoldedFields, FormField } from '../../parts/ToolForm';
import { mismatchText, say } from '../sentences';
import { FORM, type FieldName, type ScenarioReading, type ScenarioTexts } from './scenario';

export interface ScenarioFormProps {
  readonly texts: ScenarioTexts;
  /** Result of parsing the field values, including any problems. */
  readonly reading: ScenarioReading;
  readonly onChange: (part: Partial<ScenarioTexts>) => void;
}

/** Fields that affect the timeline itself. The other fields only determine whether a rule applies to the object. */
const STORY: readonly FieldName[] = ['service', 'versioning', 'overwritten', 'deleted', 'lock'];
const OBJECT: readonly FieldName[] = ['key', 'size', 'objectTags', 'dayZero'];

/** Fields for the service and bucket that the rules apply to, and for the object that the timeline follows. */
export function ScenarioForm({ texts, reading: { faults, mismatches }, onChange }: ScenarioFormProps): ReactNode {
  const { product } = useBrand();
  const messages = Object.fromEntries(Object.entries(mismatches).map(([name, mismatch]) => [name, [mismatchText(mismatch)]]));
  const form = {
    fields: FORM.fields,
    labels: { own: product, other: say('lifecycle.service.other') },
    texts,
    faults,
    messages,
    say: (id: TextIdOf<typeof FORM.fields>): string => say(`lifecycle.${id}`),
    onChange,
  };
  return (
    <fieldset>
      <legend>{say('lifecycle.group.scenario')}</legend>
      {STORY.map((name) => (
        <FormField key={name} {...form} name={name} />
      ))}
      <FoldedFields {...form} title={say('lifecycle.object')} names={OBJECT} />
    </fieldset>
  );
}
