import type { ReactNode } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { CopyText } from '../../parts/CopyText';
import { Facts } from '../../parts/Facts';
import { Notes } from '../../parts/Notes';
import parts from '../../parts/styles.module.css';
import { Summary } from '../../parts/Summary';
import { useCounted } from '../../parts/use-counted';
import type { Link } from '../core/explain';
import { levelOf, type Finding } from '../core/finding';
import { findingText, say } from '../sentences';
import styles from '../styles.module.css';
import { askedFacts, requestFacts, signatureFacts } from './facts';
import { formatTime, visible } from './formats';

interface ResultsProps {
  readonly link: Link;
  readonly findings: readonly Finding[];
  /** Milliseconds. */
  readonly now: number;
}

/** The result in a sentence, without the parts that change every second. */
function summaryOf({ signed }: Link, errors: readonly Finding[], locale: string, counted: ReturnType<typeof useCounted>): string {
  const time = signed?.expiresAt === undefined ? '' : formatTime(signed.expiresAt, locale);
  const isOver = errors.length === 1 && errors[0]?.code === 'expired';
  if (isOver) return say('presigned.summary.expired', { time });
  if (errors.length > 0) return counted(errors.length, say('presigned.summary.wrong'));
  return signed ? say('presigned.summary.ends', { time }) : say('presigned.summary.unsigned');
}

/** The contents of a link, its problems, and the link without its secrets. */
export function Results({ link, findings, now }: ResultsProps): ReactNode {
  const { currentLocale } = useDocusaurusContext().i18n;
  const counted = useCounted();
  const textsOf = (level: ReturnType<typeof levelOf>): string[] =>
    findings.filter((one) => levelOf(one) === level).map((one) => visible(findingText(one)));
  const errors = findings.filter((one) => levelOf(one) === 'error');
  const asked = askedFacts(link);
  return (
    <div role="group" aria-label={say('presigned.results')} className={styles.link}>
      <Summary text={summaryOf(link, errors, currentLocale, counted)} isStale={false} isBad={errors.length > 0} />
      <div className={parts.results}>
        <Notes title={say('presigned.errors')} texts={textsOf('error')} areProblems />
        <Notes title={say('presigned.warnings')} texts={textsOf('warning')} />
        <Facts title={say('presigned.group.request')} facts={requestFacts(link)} />
        {link.signed && <Facts title={say('presigned.group.signature')} facts={signatureFacts(link.signed, now, currentLocale)} />}
        {asked.length > 0 && <Facts title={say('presigned.group.asks')} facts={asked} />}
        <Notes title={say('presigned.notes')} texts={textsOf('note')} />
        <div className={parts.wide}>
          <p>
            <strong>{say('presigned.shown')}</strong>
          </p>
          <p className={styles.shown}>
            <code>{visible(link.shown)}</code>
          </p>
          <CopyText label={say('presigned.copy')} text={() => link.shown} />
        </div>
      </div>
    </div>
  );
}
