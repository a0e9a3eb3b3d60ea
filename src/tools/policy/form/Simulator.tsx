import type { ReactNode } from 'react';
import { useBrand } from '../../../ui/use-brand';
import { CheckField, Field, SelectField } from '../../parts/controls';
import { whoFor } from '../core/decide';
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

/** Step 3 of the form, which asks who requests what. */
export function Simulator(props: SimulatorProps): ReactNode {
  const { texts, onChange } = props;
  const { features } = useBrand();
  return (
    <fieldset>
      <legend>{say('policy.part.try')}</legend>
      <SelectField
        label={say('policy.who')}
        value={whoOf(texts)}
        options={whoFor(features).map((value) => ({ value, label: say(`policy.who.${value}`) }))}
        onChange={(who) => onChange({ who })}
      />
      <SelectField
        label={say('policy.request')}
        value={texts.request}
        options={requestsFor(features).map((value) => ({ value, label: REQUESTS.get(value)?.label ?? value }))}
        onChange={(request) => onChange({ request })}
      />
      <PlaceFields {...props} />
      <ContextFields {...props} />
    </fieldset>
  );
}

const LABELS = { bucket: 'policy.bucket', prefix: 'policy.place.prefix', object: 'policy.place' } as const;

function PlaceFields({ texts, wrong, onChange }: SimulatorProps): ReactNode {
  const { on, copies } = requestOf(texts);
  const form = { texts, wrong, onChange };
  const hint = on === 'prefix' ? say('policy.place.prefix.hint') : undefined;
  return (
    <>
      {on !== 'project' && <PolicyField {...form} name="place" label={say(LABELS[on])} hint={hint} needsKey={on === 'object'} />}
      {copies && <PolicyField {...form} name="source" label={say('policy.source')} />}
    </>
  );
}

const isTime = (key: string): boolean => TIMES.some((time) => time === key);

const keyHint = (key: string, isList: boolean): string =>
  isList ? say('policy.key.list.hint') : isTime(key) ? say('policy.key.time.hint') : say('policy.key.hint');

function ContextFields({ texts, wrong, keys, values, isNamed: isPrincipal, onChange, onValue }: SimulatorProps): ReactNode {
  const who = whoOf(texts);
  const isNamed = isPrincipal || OF_ASKER.some((key) => keys.has(key));
  const isUser = who === 'user' || who === 'partner-user';
  const open = [...keys].filter(([key]) => !WITH_FIELD.includes(key));
  const form = { texts, wrong, onChange };
  const [project, label] = isPartner(who) ? (['project', 'policy.project'] as const) : (['ownProject', 'policy.ownProject'] as const);
  return (
    <>
      {isNamed && who !== 'anyone' && (
        <PolicyField {...form} wrong={[]} name={project} label={say(label)} hint={say('policy.ownProject.hint')} />
      )}
      {isUser && (isNamed || keys.has('aws:username')) && <PolicyField {...form} name="userName" label={say('policy.userName')} />}
      {keys.has(IP) && <PolicyField {...form} name="ip" label={say('policy.ip')} />}
      {open.map(([key, { written, isList }]) => (
        <Field
          key={key}
          label={written}
          hint={keyHint(key, isList)}
          value={values.get(key) ?? ''}
          isText
          onChange={(value) => onValue(key, value)}
        />
      ))}
      {keys.has(TLS) && (
        <CheckField
          label={say('policy.tls')}
          isChecked={texts.tls === 'yes'}
          onChange={(isChecked) => onChange({ tls: isChecked ? 'yes' : 'no' })}
        />
      )}
    </>
  );
}
