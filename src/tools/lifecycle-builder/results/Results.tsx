import { useMemo, type ReactNode } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useBrand } from '../../../ui/use-brand';
import { Notes } from '../../parts/Notes';
import { CopyText } from '../../parts/CopyText';
import parts from '../../parts/styles.module.css';
import { Summary } from '../../parts/Summary';
import { useCounted } from '../../parts/use-counted';
import { useNumbers } from '../../parts/use-numbers';
import { actionsOf, type Rule, type Service } from '../core/model';
import { problemsOf } from '../core/problems';
import { timelineOf, type Scenario, type Timeline } from '../core/timeline';
import { warningsOf } from '../core/warnings';
import { writeJson, writeXml } from '../core/write';
import { TimelineResults } from './TimelineResults';
import { problemText, say, warningText } from '../sentences';
import styles from '../styles.module.css';

interface ResultsProps {
  readonly rules: readonly Rule[];
  readonly scenario: Scenario;
  readonly service: Service;
  /** `2026-11-23`, UTC. */
  readonly today: string;
  /** Whether a field is currently invalid, and these are the previous results. */
  readonly isStale: boolean;
}

/** All results of the fields. */
export function Results({ rules, scenario, service, today, isStale }: ResultsProps): ReactNode {
  const { product } = useBrand();
  const problems = useMemo(() => problemsOf(rules), [rules]);
  const warnings = useMemo(
    () => warningsOf(rules, { service, versioning: scenario.versioning, isLocked: scenario.lockDays > 0, today }),
    [rules, service, scenario, today],
  );
  const timeline = useMemo(() => {
    const acting = rules.map((rule) => actionsOf(service, rule));
    return timelineOf(acting, scenario);
  }, [rules, service, scenario]);
  return (
    <div role="group" aria-label={say('lifecycle.results')}>
      <RulesSummary rules={rules} problems={problems.length} timeline={timeline} isStale={isStale} />
      <div className={parts.results}>
        <Notes title={say('lifecycle.problems')} texts={problems.map(problemText)} areProblems />
        <Notes title={say('lifecycle.warnings')} texts={warnings.map((warning) => warningText(warning, product))} />
        {problems.length === 0 && <Output rules={rules} />}
        <TimelineResults timeline={timeline} scenario={scenario} />
      </div>
    </div>
  );
}

interface SummaryProps {
  readonly rules: readonly Rule[];
  readonly problems: number;
  readonly timeline: Timeline;
  readonly isStale: boolean;
}

/** A one-sentence summary: whether servers accept the rules, and what remains in the end. */
function RulesSummary({ rules, problems, timeline: { versions, events }, isStale }: SummaryProps): ReactNode {
  const { number } = useNumbers();
  const counted = useCounted();
  const { currentLocale } = useDocusaurusContext().i18n;
  const left = versions.filter(({ to }) => to === undefined);
  const last = Math.max(0, ...events.map(({ day }) => day));
  const counts = (['object', 'marker'] as const).map((kind) => left.filter((version) => version.kind === kind).length);
  const forms = [say('lifecycle.summary.versions'), say('lifecycle.summary.markers')];
  const kept = counts.flatMap((count, index) => (count > 0 ? [counted(count, forms[index] ?? '')] : []));
  const end =
    left.length === 0
      ? say('lifecycle.summary.gone', { day: number(last) })
      : say('lifecycle.summary.left', { day: number(last), left: new Intl.ListFormat(currentLocale).format(kept) });
  const begin =
    problems === 0 ? counted(rules.length, say('lifecycle.summary.sound')) : counted(problems, say('lifecycle.summary.refused'));
  const text = `${begin} ${end}`;
  return <Summary text={text} isStale={isStale} isBad={problems > 0} />;
}

/** The configuration for the AWS CLI and for the S3 API. */
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
