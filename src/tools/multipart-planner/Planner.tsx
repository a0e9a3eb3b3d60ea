import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import words from '@generated/tools/default/multipart-planner.json';
import { useAddress } from '../parts/use-address';
import { addTexts } from '../parts/add-texts';
import { CopyText } from '../parts/CopyText';
import parts from '../parts/styles.module.css';
import { planUpload, type Upload } from './core/plan';
import { ADDRESS, clientOf } from './form/fields';
import { Form } from './form/Form';
import { readInput } from './form/input';
import { Results, Settings } from './Results';

addTexts(words as Readonly<Record<string, string>>);

interface PlannerProps {
  /** Whether the reader asked for the tool and goes on in it. */
  readonly takesFocus: boolean;
}

/** The last upload without faults: results stay while a field is being corrected. */
function useLast(upload: Upload | undefined): Upload | undefined {
  const [last, setLast] = useState(upload);
  if (upload !== undefined && upload !== last) setLast(upload);
  return upload ?? last;
}

/** The planner: fields, what follows from them, settings of a client, and the address to pass it on. */
export default function Planner({ takesFocus }: PlannerProps): ReactNode {
  const [texts, change] = useAddress(ADDRESS);
  const { upload: read, faults } = useMemo(() => readInput(texts), [texts]);
  const upload = useLast(read);
  const plan = useMemo(() => upload && planUpload(upload), [upload]);
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (takesFocus) section.current?.querySelector('input')?.focus();
  }, [takesFocus]);
  const address = (): string =>
    `${window.location.origin}${window.location.pathname}${ADDRESS.format(texts, window.location.search)}#planner`;
  return (
    <section ref={section} aria-label={translate({ id: 'multipart.planner' })}>
      <Form texts={texts} faults={faults} onChange={change} />
      {upload && plan ? (
        <>
          <Results upload={upload} plan={plan} isStale={faults !== undefined} />
          <Settings upload={upload} plan={plan} client={clientOf(texts.client)} onChange={(client) => change({ client })}>
            {faults === undefined && <CopyText label={translate({ id: 'multipart.copy.address' })} text={address} />}
          </Settings>
        </>
      ) : (
        <p role="status" className={parts.stale}>
          <Translate id="tools.nothing" />
        </p>
      )}
    </section>
  );
}
