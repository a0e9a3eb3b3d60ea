import { translate } from '@docusaurus/Translate';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import styles from './styles.module.css';
import { useSettled } from './use-settled';

export interface AnswerOf {
  /** The main result: a figure with its unit, or a verdict. */
  readonly figure: string;
  /** What the figure means, in a sentence. */
  readonly text: string;
  /** Whether a verdict is positive. A figure has none. */
  readonly isGood?: boolean;
  /** A button for what follows from the answer. */
  readonly next?: ReactNode;
}

interface AnswerProps {
  /** Undefined while there is no result at all. */
  readonly answer: AnswerOf | undefined;
  /** Whether a field is currently invalid, and this is the answer for the last valid values. */
  readonly isStale?: boolean;
  /** The form, whose invalid field is named. */
  readonly form?: ReactNode;
}

/** Moves the reader to a field, which may be in collapsed details. */
function goTo(field: HTMLElement): void {
  field.closest('details')?.setAttribute('open', '');
  field.focus();
}

/** The main result, which stays in view while the reader fills in the form. Screen readers announce it when the reader pauses. */
export function Answer({ answer, isStale = false, form }: AnswerProps): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const [wrong, setWrong] = useState<HTMLElement | null>();
  // The fields know their problems themselves, whichever tool they belong to.
  useLayoutEffect(() => setWrong(isStale ? place.current?.closest('section')?.querySelector('[aria-invalid]') : null), [form, isStale]);
  useLayoutEffect(() => {
    const [bar, field] = [place.current, document.activeElement];
    if (!bar?.previousElementSibling?.contains(field) || !field) return;
    // The answer has grown over the field in which the reader types.
    if (field.getBoundingClientRect().bottom > bar.getBoundingClientRect().top) field.scrollIntoView({ block: 'nearest' });
  }, [answer?.text, wrong]);
  const correct = wrong && translate({ id: 'tools.correct' }, { field: wrong.dataset.name ?? '' });
  const last = answer ? translate({ id: 'tools.stale' }) : translate({ id: 'tools.nothing' });
  const text = isStale ? last : (answer?.text ?? '');
  const announced = useSettled([isStale ? correct : answer?.figure, text].filter(Boolean).join('. '));
  const tone = isStale ? 'stale' : { undefined: 'figure', true: 'good', false: 'bad' }[`${answer?.isGood}`];
  return (
    <div ref={place} className={styles.answer} data-verdict={tone}>
      {answer && (
        <strong className={styles.figure} aria-hidden="true">
          {answer.figure}
        </strong>
      )}
      {wrong && (
        <button type="button" onClick={() => goTo(wrong)}>
          {correct}
        </button>
      )}
      <p aria-hidden="true">{text}</p>
      {!isStale && answer?.next}
      <p role="status" className={styles.announced}>
        {announced}
      </p>
    </div>
  );
}
