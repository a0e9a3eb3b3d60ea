import { translate } from '@docusaurus/Translate';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import styles from './styles.module.css';
import { useSettled } from './use-settled';

export interface AnswerOf {
  /** Main result, which is either a figure with its unit or a verdict. */
  readonly figure: string;
  /** Sentence that explains the figure. */
  readonly text: string;
  /** Whether the verdict is positive. Undefined for a figure. */
  readonly isGood?: boolean;
  /** Button for the next step. */
  readonly next?: ReactNode;
}

interface AnswerProps {
  /** Undefined if there's no result yet. */
  readonly answer: AnswerOf | undefined;
  /** Whether a field is currently invalid, in which case the answer is for the last valid values. */
  readonly isStale?: boolean;
  /** Form whose first invalid field is named in the answer. */
  readonly form?: ReactNode;
}

/** Moves focus to a field, which may be inside collapsed details. */
function goTo(field: HTMLElement): void {
  field.closest('details')?.setAttribute('open', '');
  field.focus();
}

/** Main result, which stays in view while the reader fills in the form. Screen readers announce it once the reader pauses. */
export function Answer({ answer, isStale = false, form }: AnswerProps): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const [wrong, setWrong] = useState<HTMLElement | null>();
  // Look for invalid fields in the DOM, which works for every tool.
  useLayoutEffect(() => setWrong(isStale ? place.current?.closest('section')?.querySelector('[aria-invalid]') : null), [form, isStale]);
  useLayoutEffect(() => {
    const [bar, field] = [place.current, document.activeElement];
    if (!bar?.previousElementSibling?.contains(field) || !field) return;
    // If the answer has grown and covers the field that the reader is typing in, scroll the field into view.
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
