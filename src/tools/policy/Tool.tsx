import { useMemo, useState, type ReactNode } from 'react';
import words from '@generated/tools/default/policy.json';
import { useBrand } from '../../ui/use-brand';
import { addTexts } from '../parts/add-texts';
import parts from '../parts/styles.module.css';
import { Tool, useLast, type LoadedToolProps } from '../parts/Tool';
import { useAddress } from '../parts/use-address';
import { RIGHTS, textFor } from './core/tasks';
import { Builder } from './form/Builder';
import { Checker } from './form/Checker';
import { addressFor, readQuestion, readTask, taskOf } from './form/fields';
import { keysOf, namesSomebody, pastedOf, readPasted, type Pasted } from './form/pasted';
import { Simulator } from './form/Simulator';
import { answerOf, resultOf, Results } from './results/Results';
import { say } from './sentences';

addTexts(words as Readonly<Record<string, string>>);

const NO_KEYS: ReturnType<typeof keysOf> = new Map();
const NONE: Pasted = { user: [''], bucket: '' };

/** The policy tool, which writes a policy for a task, finds problems in policies, and shows what policies allow. */
export default function PolicyTool({ takesFocus }: LoadedToolProps): ReactNode {
  const { features } = useBrand();
  const { texts, change, reset, link } = useAddress(addressFor(features), 'policy-tool');
  // Step 2 shows the policy from step 1 until the reader edits it.
  const [own, setOwn] = useState<Pasted>();
  const [values, setValues] = useState<ReadonlyMap<string, string>>(new Map());
  const [now] = useState(() => Date.now());
  const task = useMemo(() => readTask(texts), [texts]);
  const built = task.value && textFor(taskOf(texts), task.value, features);
  const last = useLast(built);
  const following = useMemo(() => (last === undefined ? NONE : pastedOf(last, RIGHTS[taskOf(texts)].kind)), [last, texts]);
  const pasted = own ?? following;
  const reading = useMemo(() => readPasted(pasted), [pasted]);
  const keys = useMemo(() => (reading.policies ? keysOf(reading.policies) : NO_KEYS), [reading]);
  const question = useMemo(() => readQuestion(texts, values, now, keys), [texts, values, now, keys]);
  const result = useMemo(() => {
    const { policies } = reading;
    // An invalid field in step 1 matters only while step 2 shows the policy from step 1.
    if (!question.value || !policies || (!built && !own)) return undefined;
    return resultOf(question.value, policies, pasted.user.length);
  }, [built, own, pasted, question, reading]);
  return (
    <Tool
      name={say('policy.tool')}
      takesFocus={takesFocus}
      form={
        <form className={parts.form} onSubmit={(event) => event.preventDefault()}>
          <Builder
            texts={texts}
            wrong={task.wrong}
            policy={last}
            isStale={built === undefined}
            isBelow={own === undefined}
            onChange={change}
            onUse={() => setOwn(undefined)}
          />
          <Checker pasted={pasted} reading={reading} onChange={setOwn} />
          <Simulator
            texts={texts}
            wrong={question.wrong}
            keys={keys}
            values={values}
            isNamed={reading.policies !== undefined && namesSomebody(reading.policies)}
            onChange={change}
            onValue={(key, value) => setValues(new Map(values).set(key, value))}
          />
        </form>
      }
      value={result}
      answer={answerOf}
      results={say('policy.answer')}
      link={link}
      linkLabel={say('policy.copyAddress')}
      onReset={() => {
        reset();
        setOwn(undefined);
        setValues(new Map());
      }}
    >
      {(shown) => <Results {...shown} />}
    </Tool>
  );
}
