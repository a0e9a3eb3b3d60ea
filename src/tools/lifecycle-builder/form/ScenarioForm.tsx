import type { ReactNode } from 'react';
import { useBrand } from '../../../ui/use-brand';
import { FormField } from '../../parts/ToolForm';
import { mismatchText, say } from '../sentences';
import { More } from './More';
import { FORM, type FieldName, type ScenarioReading, type ScenarioTexts } from './scenario';

export interface ScenarioFormProps {
  readonly texts: ScenarioTexts;
  /** Problems of the texts. */
  readonly reading: ScenarioReading;
  readonly onChange: (part: Partial<ScenarioTexts>) => void;
}

/** The fields that change the timeline. The others only determine whether a rule applies to the object. */
const STORY: readonly FieldName[] = ['service', 'versioning', 'overwritten', 'deleted', 'lock'];
const OBJECT: readonly FieldName[] = ['key', 'size', 'objectTags', 'dayZero'];

/** Where the rules apply, and the object that the timeline follows. */
export function ScenarioForm({ texts, reading: { faults, mismatches }, onChange }: ScenarioFormProps): ReactNode {
  const { product } = useBrand();
  const messages = Object.fromEntries(Object.entries(mismatches).map(([name, mismatch]) => [name, [mismatchText(mismatch)]]));
  const field = (name: FieldName): ReactNode => (
    <FormField
      key={name}
      name={name}
      labels={name === 'service' ? { own: product, other: say('lifecycle.service.other') } : undefined}
      fields={FORM.fields}
      texts={texts}
      faults={faults}
      messages={messages}
      say={(id) => say(`lifecycle.${id}`)}
      onChange={onChange}
    />
  );
  return (
    <fieldset>
      <legend>{say('lifecycle.group.scenario')}</legend>
      {STORY.map(field)}
      <More title={say('lifecycle.object')} isUsed={OBJECT.some((name) => texts[name] !== FORM.fields[name].first)}>
        {OBJECT.map(field)}
      </More>
    </fieldset>
  );
}
