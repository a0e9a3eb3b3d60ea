import { useMemo, type ReactNode } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useBrand } from '../../../ui/use-brand';
import type { AnswerOf } from '../../parts/Answer';
import { Notes } from '../../parts/Notes';
import { CopyText } from '../../parts/CopyText';
import parts from '../../parts/styles.module.css';
import { useCounted } from '../../parts/use-counted';
import { useNumbers } from '../../parts/use-numbers';
import type { Rule, Service } from '../core/model';
import type { Problem } from '../core/problems';
import type { Scenario, Timeline } from '../core/timeline';
import { warningsOf } from '../core/warnings';
import { writeJson, writeXml } from '../core/write';
import { TimelineResults } from './TimelineResults';
import { problemText, say, warningText } from '../sentences';
import styles from '../styles.module.css';

export interface LifecycleProps {
  readonly rules: readonly Rule[];
  readonly problems: readonly Problem[];
  readonly scenario: Scenario;
  readonly service: Service;
  readonly timeline: Timeline;
}

/** Returns a function that writes the answer: why servers reject the rules, or that they accept them and what remains in the end. */
export function useAnswer(): (result: LifecycleProps) => AnswerOf {
  const { number } = useNumbers();
  const counted = useCounted();
  const { currentLocale } = useDocusaurusContext().i18n;
  return ({ rules, problems, timeline: { versions, events } }) => {
    const [first, ...others] = problems.map(problemText);
    if (first !== undefined)
      return { figure: say('lifecycle.problems'), text: others.length > 0 ? say('lifecycle.summary.refused') : first, isGood: false };
    const left = versions.filter(({ to }) => to === undefined);
    const last = Math.max(0, ...events.map(({ day }) => day));
    const counts = (['object', 'marker'] as const).map((kind) => left.filter((version) => version.kind === kind).length);
    const forms = [say('lifecycle.summary.versions'), say('lifecycle.summary.markers')];
    const kept = counts.flatMap((count, index) => (count > 0 ? [counted(count, forms[index] ?? '')] : []));
    const text =
      left.length === 0
        ? say('lifecycle.summary.gone', { day: number(last) })
        : say('lifecycle.summary.left', { day: number(last), left: new Intl.ListFormat(currentLocale).format(kept) });
    return { figure: counted(rules.length, say('lifecycle.answer')), text, isGood: true };
  };
}

/**
 * All results. If there's a single problem, only the answer shows it. Rejected rules do nothing, so they have no timeline.
 * @param props.today UTC date, such as `2026-11-23`
 */
export function Results({ rules, problems, scenario, service, timeline, today }: LifecycleProps & { readonly today: string }): ReactNode {
  const { product } = useBrand();
  const warnings = useMemo(
    () => warningsOf(rules, { service, versioning: scenario.versioning, isLocked: scenario.lockDays > 0, today }),
    [rules, service, scenario, today],
  );
  return (
    <div className={parts.results}>
      {problems.length > 1 && <Notes title={say('lifecycle.reasons')} texts={problems.map(problemText)} areProblems />}
      <Notes title={say('lifecycle.warnings')} texts={warnings.map((warning) => warningText(warning, product))} />
      {problems.length === 0 && <Output rules={rules} />}
      {problems.length === 0 && <TimelineResults timeline={timeline} scenario={scenario} />}
    </div>
  );
}

/** Generated configuration, for the AWS CLI and for the S3 API. */
function Output({ rules }: { readonly rules: readonly Rule[] }): ReactNode {
  return (
    <>
      <OutputText title={say('lifecycle.output.json')} copy={say('lifecycle.copy.json')} text={writeJson(rules)} />
      <OutputText title={say('lifecycle.output.xml')} copy={say('lifecycle.copy.xml')} text={writeXml(rules)} />
    </>
  );
}

function OutputText({ title, copy, text }: { readonly title: string; readonly copy: string; readonly text: string }): ReactNode {
  return (
    <div className={styles.output}>
      <h3>{title}</h3>
      <pre tabIndex={0} role="group" aria-label={title}>
        <code>{text}</code>
      </pre>
      <CopyText label={copy} text={() => text} />
    </div>
  );
}
