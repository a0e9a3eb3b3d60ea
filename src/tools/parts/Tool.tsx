import { useEffect, useState, useLayoutEffect, useRef, type ReactNode } from 'react';
import styles from './styles.module.css';
import { CopyText, Stale } from './CopyText';
import { say } from './say';

/** Time in ms for which a text must stay unchanged before it's announced, so that not every keystroke is announced. */
const REST_MS = 600;

/** Returns a text for a live region once the text hasn't changed for a while. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), REST_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

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
  const correct = wrong && say('tools.correct', { field: wrong.dataset.name ?? '' });
  const text = isStale ? say(answer ? 'tools.stale' : 'tools.nothing') : (answer?.text ?? '');
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
        <button
          type="button"
          onClick={() => {
            wrong.closest('details')?.setAttribute('open', '');
            wrong.focus();
          }}
        >
          {correct}
        </button>
      )}
      <p aria-hidden="true">{text}</p>
      {!isStale && answer?.next}
      {/* The text above it is the same. */}
      <p role="status" className="visually-hidden">
        {announced}
      </p>
    </div>
  );
}

/** Properties that `ToolPlace` passes to the tool that it loads. */
export interface LoadedToolProps {
  /** Whether the reader opened the tool with its button, so that focus should move into the tool. */
  readonly takesFocus: boolean;
}

/** Returns the value, or the last defined value if it's undefined. */
export function useLast<Value>(value: Value | undefined): Value | undefined {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? last;
}

interface ToolSectionProps extends LoadedToolProps {
  readonly name: string;
  readonly children: ReactNode;
}

/** Container for a loaded tool. If the button opened the tool, focus moves to the tool's first control. */
export function ToolSection({ name, takesFocus, children }: ToolSectionProps): ReactNode {
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (takesFocus) section.current?.querySelector<HTMLElement>('summary, input, select, textarea')?.focus();
  }, [takesFocus]);
  return (
    <section ref={section} aria-label={name}>
      {children}
    </section>
  );
}

interface ToolProps<Value> extends LoadedToolProps {
  readonly name: string;
  readonly form: ReactNode;
  /** Value of the fields, or undefined while a field is invalid. It must stay the same object until something changes. */
  readonly value: Value | undefined;
  readonly answer: (value: Value) => AnswerOf;
  /** Accessible name of the results. */
  readonly results: string;
  /** Renders the results below the answer. */
  readonly children: (value: Value) => ReactNode;
  /** Renders other buttons that copy the results. */
  readonly copies?: (value: Value) => ReactNode;
  /** Returns a link to the page with the field values. */
  readonly link: () => string;
  /** Label of the button that copies the link. It's the same in all tools, unless the link omits a part of the input. */
  readonly linkLabel?: string;
  /** Resets all fields to their initial values. */
  readonly onReset: () => void;
}

/**
 * A tool's form, answer, and other results. While a field is invalid, the results for the last valid values stay visible, but they're
 * dimmed and can't be copied.
 */
export function Tool<Value>({ name, takesFocus, form, value, answer, ...props }: ToolProps<Value>): ReactNode {
  const shown = useLast(value);
  const isStale = value === undefined;
  return (
    <ToolSection name={name} takesFocus={takesFocus}>
      {form}
      <Answer answer={shown && answer(shown)} isStale={isStale} form={form} />
      <Stale value={isStale}>
        {shown && (
          <div role="group" className={styles.outcome} aria-label={props.results} aria-disabled={isStale}>
            {props.children(shown)}
          </div>
        )}
        <div className={styles.share}>
          {shown && props.copies?.(shown)}
          {shown && <CopyText label={props.linkLabel ?? say('tools.copyLink')} text={props.link} />}
          <button type="button" onClick={props.onReset}>
            {say('tools.reset')}
          </button>
        </div>
      </Stale>
    </ToolSection>
  );
}
