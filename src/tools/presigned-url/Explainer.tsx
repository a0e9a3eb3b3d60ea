import { useEffect, useState, type ReactNode } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import words from '@generated/tools/default/presigned-url.json';
import { storedValues } from '../../page/reader-values/store';
import { useBrand } from '../../ui/use-brand';
import { addTexts } from '../parts/add-texts';
import { CopyText } from '../parts/CopyText';
import parts from '../parts/styles.module.css';
import { Answer, ToolSection, type LoadedToolProps } from '../parts/Tool';
import { Comparison } from './Comparison';
import { explain } from './core/explain';
import type { Service } from './core/link';
import { exampleLink } from './core/link';
import { answerOf, Form, Results } from './view';
import { say } from './sentences';

addTexts(words as Readonly<Record<string, string>>);

/** Returns the endpoint of the reader's service, using the reader's own values if they're set. */
function useService(): Service {
  const { endpoint, region, features } = useBrand();
  const [own] = useState(storedValues);
  return {
    endpoint: own.endpoint?.replace(/^https?:\/\/|:\d+$/g, '') ?? endpoint,
    region: own.region ?? region,
    isPathOnly: !features.includes('virtualHostedStyle'),
  };
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

/**
 * The presigned URL explainer, which shows a pasted link's contents and compares what two sides signed. While the field is empty, it shows
 * the contents of an example. All input stays in memory.
 */
export default function Explainer({ takesFocus }: LoadedToolProps): ReactNode {
  const [text, setText] = useState('');
  const [resets, setResets] = useState(0);
  const service = useService();
  const isExample = text.trim() === '';
  const { currentLocale } = useDocusaurusContext().i18n;
  const now = useNow(!isExample);
  const explanation = explain(isExample ? exampleLink(service, now) : text, service, now);
  const { link, findings } = explanation;
  const form = (
    <Form text={text} explanation={explanation} onChange={setText} onExample={() => setText(exampleLink(service, Date.now()))} />
  );
  return (
    <ToolSection name={say('presigned.tool')} takesFocus={takesFocus}>
      {form}
      <Answer answer={link && answerOf(link, findings, currentLocale, isExample)} isStale={!link} form={form} />
      {link && <Results link={link} findings={findings} now={now} isExample={isExample} />}
      <Comparison key={resets} />
      <div className={parts.share}>
        {link && <CopyText label={say('presigned.copy')} text={() => link.shown} />}
        <button
          type="button"
          onClick={() => {
            setText('');
            setResets(resets + 1);
          }}
        >
          {say('tools.reset')}
        </button>
      </div>
    </ToolSection>
  );
}
