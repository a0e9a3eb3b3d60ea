/** The explainer's form and results, and the formats of a link's times and texts. */
import type { ReactNode } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { TextArea } from '../parts/controls';
import { Facts, type Fact } from '../parts/Facts';
import { Notes } from '../parts/Notes';
import parts from '../parts/styles.module.css';
import type { AnswerOf } from '../parts/Tool';
import type { Explanation, Link } from './core/explain';
import { levelOf, type Finding } from './core/finding';
import { maskNamed, maskText } from './core/mask';
import type { Signed } from './core/signed';
import { findingText, say } from './sentences';
import styles from './styles.module.css';

interface FormProps {
  readonly text: string;
  /** Explains the example if the field is empty. */
  readonly explanation: Explanation;
  readonly onChange: (text: string) => void;
  readonly onExample: () => void;
}

/** Field for the link, with a message if the text contains no link. While the field is empty, it shows what a link looks like. */
export function Form({ text, explanation: { link, findings }, onChange, onExample }: FormProps): ReactNode {
  return (
    <form className={parts.form} onSubmit={(event) => event.preventDefault()}>
      <div className={styles.sides}>
        <TextArea
          label={say('presigned.field.link')}
          hint={say('presigned.field.link.hint')}
          rows={4}
          value={text}
          placeholder={link && say('presigned.placeholder', { link: link.shown })}
          messages={link ? [] : findings.map(findingText)}
          onChange={onChange}
        />
      </div>
      <p className={parts.share}>
        <button type="button" onClick={onExample}>
          {say('presigned.example')}
        </button>
      </p>
    </form>
  );
}

/** Replaces characters that are invisible or change the direction of text with their codes. */
export const visible = (text: string): string =>
  text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (sign) => `⟨U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}⟩`);

const UNITS = [
  ['year', 365 * 86_400],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const;

/** Formats a date and time in the reader's time zone, with the zone's name. @param time milliseconds */
const formatTime = (time: number, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'long' }).format(time);

/**
 * Formats a time relative to now in the largest suitable unit, without fractions: `in 59 minutes`, `2 days ago`.
 * @param difference time from now in milliseconds, negative for the past
 */
function formatFromNow(difference: number, locale: string): string {
  const seconds = Math.trunc(difference / 1000);
  const [unit, size] = UNITS.find(([, least]) => Math.abs(seconds) >= least) ?? (['second', 1] as const);
  return new Intl.RelativeTimeFormat(locale, { numeric: 'always' }).format(Math.trunc(seconds / size), unit);
}

const requestFacts = ({ host, target, method }: Link): readonly Fact[] => [
  [say('presigned.fact.bucket'), visible(maskText(target.bucket)) || say('presigned.none')],
  [say('presigned.fact.key'), visible(maskNamed(target.key)) || say('presigned.none')],
  [say('presigned.fact.method'), method ? say('presigned.method.likely', { method }) : say('presigned.method.unknown')],
  [say('presigned.fact.host'), visible(host)],
  [say('presigned.fact.style'), say(`presigned.style.${target.style}`)],
];

/** @param now current time in milliseconds */
function signatureFacts(signed: Signed, now: number, locale: string): readonly Fact[] {
  const { accessKeyId, scope, signedAt, expiresAt, headers, hasToken } = signed;
  const facts: readonly Fact[] = [
    [say('presigned.fact.endsAt'), expiresAt === undefined ? undefined : formatTime(expiresAt, locale)],
    [say('presigned.fact.left'), expiresAt === undefined ? undefined : formatFromNow(expiresAt - now, locale)],
    [say('presigned.fact.signedAt'), signedAt === undefined ? undefined : formatTime(signedAt, locale)],
    [say('presigned.fact.version'), say(`presigned.version.${signed.version}`)],
    [say('presigned.fact.headers'), headers.length === 0 ? undefined : headers.join(', ')],
    [say('presigned.fact.scope'), scope && [scope.date, scope.region, scope.service].filter(Boolean).join(' / ')],
    [say('presigned.fact.keyId'), accessKeyId],
    [say('presigned.fact.session'), hasToken ? say('presigned.session.yes') : say('presigned.session.no')],
  ];
  return facts.map(([name, value]) => [name, value && visible(maskText(value))]);
}

/** Lists the request parameters. If a name occurs twice, both values are shown. */
const askedFacts = ({ asks }: Link): readonly Fact[] => {
  const names = [...new Set(asks.map(({ name }) => name))];
  return names.map((name) => [visible(name), asks.flatMap((one) => (one.name === name ? [visible(one.value)] : [])).join(' · ')]);
};

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
  const titleOf = (group: 'request' | 'signature' | 'asks'): string => {
    const title = say(`presigned.group.${group}`);
    return isExample ? say('presigned.group.example', { title }) : title;
  };
  return (
    <div role="group" aria-label={say(isExample ? 'presigned.results.example' : 'presigned.results')} className={styles.link}>
      <div className={parts.results}>
        {errors.length > 1 && <Notes title={say('presigned.errors')} texts={errors} areProblems />}
        <Notes title={say('presigned.warnings')} texts={textsOf(findings, 'warning')} />
        <Facts title={titleOf('request')} facts={requestFacts(link)} />
        {link.signed && <Facts title={titleOf('signature')} facts={signatureFacts(link.signed, now, currentLocale)} />}
        {asked.length > 0 && <Facts title={titleOf('asks')} facts={asked} />}
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
