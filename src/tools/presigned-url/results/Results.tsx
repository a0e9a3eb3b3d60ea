import type { ReactNode } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { AnswerOf } from '../../parts/Tool';
import { Facts } from '../../parts/Facts';
import { Notes } from '../../parts/Notes';
import parts from '../../parts/styles.module.css';
import type { Link } from '../core/explain';
import { levelOf, type Finding } from '../core/finding';
import { findingText, say } from '../sentences';
import styles from '../styles.module.css';
import { askedFacts, requestFacts, signatureFacts } from './facts';
import { formatTime, visible } from './formats';

interface ResultsProps {
  readonly link: Link;
  readonly findings: readonly Finding[];
  /** Current time in milliseconds. */
  readonly now: number;
  readonly isExample: boolean;
}

const textsOf = (findings: readonly Finding[], level: ReturnType<typeof levelOf>): string[] =>
  findings.filter((one) => levelOf(one) === level).map((one) => visible(findingText(one)));

/**
 * Returns whether the link works and until when, or what's wrong with it. Doesn't include values that change every second.
 * @param isExample whether the link is an example instead of the reader's
 */
export function answerOf({ signed }: Link, findings: readonly Finding[], locale: string, isExample: boolean): AnswerOf {
  const time = signed?.expiresAt === undefined ? '' : formatTime(signed.expiresAt, locale);
  if (isExample) return { figure: say('presigned.answer.example'), text: say('presigned.summary.example', { time }) };
  const [first, ...others] = textsOf(findings, 'error');
  if (first === undefined)
    return signed
      ? { figure: say('presigned.answer.sound'), text: say('presigned.summary.ends', { time }), isGood: true }
      : { figure: say('presigned.answer.unsigned'), text: say('presigned.summary.unsigned') };
  if (others.length > 0) return { figure: say('presigned.answer.wrong'), text: say('presigned.summary.wrong'), isGood: false };
  const isOver = findings.some(({ code }) => code === 'expired');
  return { figure: isOver ? say('presigned.answer.expired') : say('presigned.answer.wrong'), text: first, isGood: false };
}

/** Shows a link's contents and problems, and the link without its secrets. */
export function Results({ link, findings, now, isExample }: ResultsProps): ReactNode {
  const { currentLocale } = useDocusaurusContext().i18n;
  const errors = textsOf(findings, 'error');
  const asked = askedFacts(link);
  return (
    <div role="group" aria-label={say(isExample ? 'presigned.results.example' : 'presigned.results')} className={styles.link}>
      <div className={parts.results}>
        {errors.length > 1 && <Notes title={say('presigned.errors')} texts={errors} areProblems />}
        <Notes title={say('presigned.warnings')} texts={textsOf(findings, 'warning')} />
        <Facts title={say('presigned.group.request')} facts={requestFacts(link)} />
        {link.signed && <Facts title={say('presigned.group.signature')} facts={signatureFacts(link.signed, now, currentLocale)} />}
        {asked.length > 0 && <Facts title={say('presigned.group.asks')} facts={asked} />}
        <Notes title={say('presigned.notes')} texts={textsOf(findings, 'note')} />
        <div className={parts.wide}>
          <p>
            <strong>{say(isExample ? 'presigned.shown.example' : 'presigned.shown')}</strong>
          </p>
          <p className={styles.shown}>
            <code>{visible(link.shown)}</code>
          </p>
        </div>
      </div>
    </div>
  );
}
