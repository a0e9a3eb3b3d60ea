import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { useBrand } from '../../../ui/use-brand';
import { CheckField, Field, SelectField } from '../../parts/controls';
import { whoFor } from '../core/decide';
import { REQUESTS, requestsFor } from '../core/requests';
import { IP, isPartner, requestOf, TIMES, whoOf, type FieldTexts, type Wrong } from './fields';
import type { AskedKey } from './pasted';
import { say, wrongText } from '../sentences';

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
      <legend>{translate({ id: 'policy.part.try' })}</legend>
      <SelectField
        label={translate({ id: 'policy.who' })}
        value={whoOf(texts)}
        options={whoFor(features).map((value) => ({ value, label: say(`policy.who.${value}`) }))}
        onChange={(who) => onChange({ who })}
      />
      <SelectField
        label={translate({ id: 'policy.request' })}
        value={texts.request}
        options={requestsFor(features).map((value) => ({ value, label: REQUESTS.get(value)?.label ?? value }))}
        onChange={(request) => onChange({ request })}
      />
      <PlaceFields {...props} />
      <ContextFields {...props} />
    </fieldset>
  );
}

function PlaceFields({ texts, wrong, onChange }: SimulatorProps): ReactNode {
  const { on, copies } = requestOf(texts);
  const label = {
    project: '',
    bucket: translate({ id: 'policy.bucket' }),
    prefix: translate({ id: 'policy.place.prefix' }),
    object: translate({ id: 'policy.place' }),
  }[on];
  return (
    <>
      {on !== 'project' && (
        <Field
          label={label}
          {...(on === 'prefix' && { hint: translate({ id: 'policy.place.prefix.hint' }) })}
          value={texts.place}
          messages={wrong.includes('place') ? [wrongText('place', on === 'object')] : []}
          isText
          onChange={(place) => onChange({ place })}
        />
      )}
      {copies && (
        <Field
          label={translate({ id: 'policy.source' })}
          value={texts.source}
          messages={wrong.includes('source') ? [wrongText('source')] : []}
          isText
          onChange={(source) => onChange({ source })}
        />
      )}
    </>
  );
}

const isTime = (key: string): boolean => TIMES.some((time) => time === key);

function keyHint(key: string, isList: boolean): string {
  if (isList) return translate({ id: 'policy.key.list.hint' });
  return isTime(key) ? translate({ id: 'policy.key.time.hint' }) : translate({ id: 'policy.key.hint' });
}

function ContextFields({ texts, wrong, keys, values, isNamed: isPrincipal, onChange, onValue }: SimulatorProps): ReactNode {
  const who = whoOf(texts);
  const isNamed = isPrincipal || OF_ASKER.some((key) => keys.has(key));
  const isUser = who === 'user' || who === 'partner-user';
  const open = [...keys].filter(([key]) => !WITH_FIELD.includes(key));
  return (
    <>
      {isNamed && who !== 'anyone' && (
        <Field
          label={isPartner(who) ? translate({ id: 'policy.project' }) : translate({ id: 'policy.ownProject' })}
          hint={translate({ id: 'policy.ownProject.hint' })}
          value={isPartner(who) ? texts.project : texts.ownProject}
          isText
          onChange={(id) => onChange(isPartner(who) ? { project: id } : { ownProject: id })}
        />
      )}
      {isUser && (isNamed || keys.has('aws:username')) && (
        <Field label={translate({ id: 'policy.userName' })} value={texts.userName} isText onChange={(userName) => onChange({ userName })} />
      )}
      {keys.has(IP) && (
        <Field
          label={translate({ id: 'policy.ip' })}
          value={texts.ip}
          messages={wrong.includes('ip') ? [wrongText('ip')] : []}
          isText
          onChange={(ip) => onChange({ ip })}
        />
      )}
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
          label={translate({ id: 'policy.tls' })}
          isChecked={texts.tls === 'yes'}
          onChange={(isChecked) => onChange({ tls: isChecked ? 'yes' : 'no' })}
        />
      )}
    </>
  );
}
