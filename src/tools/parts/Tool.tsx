import { useEffect, useRef, useState, type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { Answer, type AnswerOf } from './Answer';
import { Stale } from './CopyText';
import styles from './styles.module.css';

/** Properties that `ToolPlace` passes to the tool that it loads. */
export interface LoadedToolProps {
  /** Whether the reader opened the tool with its button and continues in it. */
  readonly takesFocus: boolean;
}

/** The last defined value. */
export function useLast<Value>(value: Value | undefined): Value | undefined {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? last;
}

interface ToolSectionProps extends LoadedToolProps {
  readonly name: string;
  readonly children: ReactNode;
}

/** The container of a loaded tool. Its first control takes over the button's focus. */
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
  /** The value of the fields, undefined while one of them is invalid; the same object until something changes. */
  readonly value: Value | undefined;
  readonly answer: (value: Value) => AnswerOf;
  /** Name of the results. */
  readonly results: string;
  /** The results below the answer. */
  readonly children: (value: Value) => ReactNode;
  /** Buttons that copy the results. */
  readonly copies: (value: Value) => ReactNode;
  /** Gives all fields their initial values. */
  readonly onReset: () => void;
}

/**
 * A tool: its form, its answer and the other results. While a field is being corrected, those of the last valid values stay visible, but
 * they are dimmed and can't be copied.
 */
export function Tool<Value>({ form, value, answer, results, children, copies, onReset, ...section }: ToolProps<Value>): ReactNode {
  const shown = useLast(value);
  const isStale = value === undefined;
  return (
    <ToolSection {...section}>
      {form}
      <Answer answer={shown && answer(shown)} isStale={isStale} form={form} />
      <Stale value={isStale}>
        {shown && (
          <div role="group" className={styles.outcome} aria-label={results} aria-disabled={isStale}>
            {children(shown)}
          </div>
        )}
        <div className={styles.share}>
          {shown && copies(shown)}
          <button type="button" onClick={onReset}>
            {translate({ id: 'tools.reset' })}
          </button>
        </div>
      </Stale>
    </ToolSection>
  );
}
