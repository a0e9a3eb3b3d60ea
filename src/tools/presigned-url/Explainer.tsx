import { useEffect, useState, type ReactNode } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import words from '@generated/tools/default/presigned-url.json';
import { storedValues } from '../../page/reader-values/store';
import { useBrand } from '../../ui/use-brand';
import { addTexts } from '../parts/add-texts';
import { Answer, ToolSection, type LoadedToolProps } from '../parts/Tool';
import { Form } from './form/Form';
import { explain } from './core/explain';
import type { Service } from './core/target';
import { exampleLink } from './example';
import { Comparison } from './results/Comparison';
import { answerOf, Results } from './results/Results';
import { say } from './sentences';

addTexts(words as Readonly<Record<string, string>>);

/** Returns the endpoint of the reader's service, using the reader's own values if they're set. */
function useService(): Service {
  const { endpoint, region } = useBrand();
  const [own] = useState(storedValues);
  return { endpoint: own.endpoint?.replace(/^https?:\/\/|:\d+$/g, '') ?? endpoint, region: own.region ?? region };
}

const SECOND = 1_000;

/** Returns the time on the reader's clock in milliseconds, updated every second while a link is shown. */
function useNow(isRunning: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!isRunning) return undefined;
    const tick = (): void => setNow(Date.now());
    tick();
    const timer = setInterval(tick, SECOND);
    return () => clearInterval(timer);
  }, [isRunning]);
  return now;
}

/** The presigned URL explainer, which shows a pasted link's contents and compares what two sides signed. All input stays in memory. */
export default function Explainer({ takesFocus }: LoadedToolProps): ReactNode {
  const [text, setText] = useState('');
  const service = useService();
  const isEmpty = text.trim() === '';
  const { currentLocale } = useDocusaurusContext().i18n;
  const now = useNow(!isEmpty);
  const explanation = isEmpty ? undefined : explain(text, service, now);
  return (
    <ToolSection name={say('presigned.tool')} takesFocus={takesFocus}>
      <Form text={text} explanation={explanation} onChange={setText} onExample={() => setText(exampleLink(service, Date.now()))} />
      {explanation?.link && (
        <>
          <Answer answer={answerOf(explanation.link, explanation.findings, currentLocale)} />
          <Results link={explanation.link} findings={explanation.findings} now={now} />
        </>
      )}
      <Comparison />
    </ToolSection>
  );
}
