import type { ReactNode } from 'react';
import { useBrand } from '../../../ui/use-brand';
import { CheckField, Field, SelectField } from '../../parts/controls';
import { isUser, whoFor } from '../core/decide';
import { REQUESTS, requestsFor } from '../core/requests';
import { PolicyField } from './Builder';
import { IP, isPartner, requestOf, TIMES, whoOf, type FieldTexts, type Wrong } from './fields';
import type { AskedKey } from './pasted';
import { say } from '../sentences';

/** Condition keys whose values follow from the question or have their own fields. */
const OF_ASKER = ['aws:principalaccount', 'aws:principalarn'];
const TLS = 'aws:securetransport';
const WITH_FIELD = [IP, TLS, 'aws:username', ...OF_ASKER, 's3:prefix'];

interface SimulatorProps {
  readonly texts: FieldTexts;
  readonly wrong: readonly Wrong[];
  /** Condition keys in the policies, and additional values in the request. Both are keyed by the condition key in lowercase. */
  readonly keys: ReadonlyMap<string, AskedKey>;
  readonly values: ReadonlyMap<string, string>;
  /** Whether a policy names the requester. */
  readonly isNamed: boolean;
  readonly onChange: (part: Partial<FieldTexts>) => void;
  readonly onValue: (key: string, value: string) => void;
}

const LABELS = { bucket: 'policy.bucket', prefix: 'policy.place.prefix', object: 'policy.place' } as const;

const keyHint = (key: string, isList: boolean): string => {
  if (isList) return say('policy.key.list.hint');
  return TIMES.some((time) => time === key) ? say('policy.key.time.hint') : say('policy.key.hint');
};

/** Step 3 of the form, which asks who requests what. */
export function Simulator({ texts, wrong, keys, values, isNamed: isPrincipal, onChange, onValue }: SimulatorProps): ReactNode {
  const { features } = useBrand();
  const { on, copies } = requestOf(texts);
  const who = whoOf(texts);
  const isNamed = isPrincipal || OF_ASKER.some((key) => keys.has(key));
  const [project, label] = isPartner(who) ? (['project', 'policy.project'] as const) : (['ownProject', 'policy.ownProject'] as const);
  const form = { texts, wrong, onChange };
  return (
    <fieldset>
      <legend>{say('policy.part.try')}</legend>
      <SelectField
        label={say('policy.who')}
        value={who}
        options={whoFor(features).map((value) => ({ value, label: say(`policy.who.${value}`) }))}
        onChange={(chosen) => onChange({ who: chosen })}
      />
      <SelectField
        label={say('policy.request')}
        value={texts.request}
        options={requestsFor(features).map((value) => ({ value, label: REQUESTS.get(value)?.label ?? value }))}
        onChange={(request) => onChange({ request })}
      />
      {on !== 'project' && (
        <PolicyField
          {...form}
          name="place"
          label={say(LABELS[on])}
          hint={on === 'prefix' ? say('policy.place.prefix.hint') : undefined}
          needsKey={on === 'object'}
        />
      )}
      {copies && <PolicyField {...form} name="source" label={say('policy.source')} />}
      {isNamed && who !== 'anyone' && (
        <PolicyField {...form} wrong={[]} name={project} label={say(label)} hint={say('policy.ownProject.hint')} />
      )}
      {isUser(who) && (isNamed || keys.has('aws:username')) && <PolicyField {...form} name="userName" label={say('policy.userName')} />}
      {keys.has(IP) && <PolicyField {...form} name="ip" label={say('policy.ip')} />}
      {[...keys].map(
        ([key, { written, isList }]) =>
          !WITH_FIELD.includes(key) && (
            <Field
              key={key}
              label={written}
              hint={keyHint(key, isList)}
              value={values.get(key) ?? ''}
              isText
              onChange={(value) => onValue(key, value)}
            />
          ),
      )}
      {keys.has(TLS) && (
        <CheckField
          label={say('policy.tls')}
          isChecked={texts.tls === 'yes'}
          onChange={(isChecked) => onChange({ tls: isChecked ? 'yes' : 'no' })}
        />
      )}
    </fieldset>
  );
}
