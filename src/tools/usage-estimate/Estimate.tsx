import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import words from '@generated/tools/default/usage-estimate.json';
import { useAddress } from '../parts/use-address';
import { addTexts } from '../parts/add-texts';
import styles from '../parts/styles.module.css';
import type { UsageInput } from './core/model';
import { ADDRESS } from './form/fields';
import { Form } from './form/Form';
import { readInput } from './form/input';
import { Results } from './results/Results';

addTexts(words as Readonly<Record<string, string>>);

interface EstimateProps {
  /** Whether the reader asked for the tool and goes on in it. */
  readonly takesFocus: boolean;
}

/** The last input without faults: results stay while a field is being corrected. */
function useLastInput(input: UsageInput | undefined): UsageInput | undefined {
  const [last, setLast] = useState(input);
  if (input !== undefined && input !== last) setLast(input);
  return input ?? last;
}

/** The estimate: fields, and what is stored over a year. */
export default function Estimate({ takesFocus }: EstimateProps): ReactNode {
  const [texts, change] = useAddress(ADDRESS);
  const reading = useMemo(() => readInput(texts), [texts]);
  const faults = 'input' in reading ? undefined : reading;
  const input = useLastInput('input' in reading ? reading.input : undefined);
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (takesFocus) section.current?.querySelector('input')?.focus();
  }, [takesFocus]);
  return (
    <section ref={section} aria-label={translate({ id: 'usage.tool' })}>
      <Form texts={texts} faults={faults} onChange={change} />
      {input ? (
        <Results input={input} texts={texts} isStale={faults !== undefined} />
      ) : (
        <p role="status" className={styles.stale}>
          <Translate id="tools.nothing" />
        </p>
      )}
    </section>
  );
}
