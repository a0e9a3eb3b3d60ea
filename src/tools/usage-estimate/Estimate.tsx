import { useMemo, type ReactNode } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import words from '@generated/tools/default/usage-estimate.json';
import { useBrand } from '../../ui/use-brand';
import { addTexts } from '../parts/add-texts';
import { Tool, type LoadedToolProps } from '../parts/Tool';
import { useAddress } from '../parts/use-address';
import { usageByDay } from './core/model';
import { formFor, readInput } from './fields';
import { answerOf, Form, Results, say } from './view';

addTexts(words as Readonly<Record<string, string>>);

/** The usage estimate, with fields and the amount of stored data over a year. */
export default function Estimate({ takesFocus }: LoadedToolProps): ReactNode {
  const { smallestBilledKb } = useBrand();
  const form = useMemo(() => formFor(smallestBilledKb), [smallestBilledKb]);
  const { texts, change, reset, link } = useAddress(form.address, 'estimate');
  const { input, ...wrong } = useMemo(() => readInput(form, texts), [form, texts]);
  const estimated = useMemo(() => input && { input, days: usageByDay(input) }, [input]);
  const { currentLocale } = useDocusaurusContext().i18n;
  return (
    <Tool
      name={say('usage.tool')}
      takesFocus={takesFocus}
      form={<Form form={form} texts={texts} {...wrong} onChange={change} />}
      value={estimated}
      answer={({ days }) => answerOf(days, currentLocale)}
      results={say('usage.results')}
      link={link}
      onReset={reset}
    >
      {(shown) => <Results {...shown} />}
    </Tool>
  );
}
