import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { useBrand } from '../../../ui/use-brand';
import type { Texts } from '../../parts/address';
import { Field } from '../../parts/Field';
import { SelectField } from '../../parts/SelectField';
import type { Service, Versioning } from '../core/model';
import { scenarioLabels } from './labels';
import { mismatchText } from '../sentences';
import { More } from './More';
import { ADDRESS, serviceOf, versioningOf, type FieldName, type ScenarioFaults, type ScenarioField } from './scenario';

interface ScenarioFormProps {
  readonly texts: Texts<FieldName>;
  readonly faults: ScenarioFaults | undefined;
  readonly onChange: (part: Partial<Texts<FieldName>>) => void;
}

const states = (): readonly { readonly value: Versioning; readonly label: string }[] => [
  { value: 'on', label: translate({ id: 'lifecycle.versioning.on' }) },
  { value: 'off', label: translate({ id: 'lifecycle.versioning.off' }) },
  { value: 'suspended', label: translate({ id: 'lifecycle.versioning.suspended' }) },
];

/** What changes the story, and what only decides whether a rule is for the object. */
const STORY: readonly ScenarioField[] = ['overwritten', 'deleted', 'lock'];
const OBJECT: readonly ScenarioField[] = ['key', 'size', 'tags', 'dayZero'];
const NUMBERS: readonly ScenarioField[] = ['deleted', 'lock', 'size'];

/** Where the rules act, and the object whose days the timeline tells. */
export function ScenarioForm({ texts, faults, onChange }: ScenarioFormProps): ReactNode {
  const { product } = useBrand();
  const labels = scenarioLabels();
  const services: readonly { readonly value: Service; readonly label: string }[] = [
    { value: 'own', label: product },
    { value: 'other', label: translate({ id: 'lifecycle.service.other' }) },
  ];
  const field = (name: ScenarioField): ReactNode => {
    const mismatch = faults?.mismatches[name];
    return (
      <Field
        key={name}
        {...labels[name]}
        value={texts[name]}
        fault={faults?.faults[name]}
        messages={mismatch ? [mismatchText(mismatch)] : []}
        isText={!NUMBERS.includes(name)}
        onChange={(value) => onChange({ [name]: value })}
      />
    );
  };
  return (
    <fieldset>
      <legend>{translate({ id: 'lifecycle.scenario' })}</legend>
      <SelectField
        label={translate({ id: 'lifecycle.field.service' })}
        value={serviceOf(texts)}
        options={services}
        onChange={(service) => onChange({ service })}
      />
      <SelectField
        label={translate({ id: 'lifecycle.field.versioning' })}
        value={versioningOf(texts)}
        options={states()}
        onChange={(versioning) => onChange({ versioning })}
      />
      {STORY.map(field)}
      <More title={translate({ id: 'lifecycle.object' })} isUsed={OBJECT.some((name) => texts[name] !== ADDRESS.none[name])}>
        {OBJECT.map(field)}
      </More>
    </fieldset>
  );
}
