import { useEffect, useRef, useState, type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { Answer, type AnswerOf } from './Answer';
import { Stale } from './CopyText';
import styles from './styles.module.css';

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
  /** Renders the buttons that copy the results. */
  readonly copies: (value: Value) => ReactNode;
  /** Resets all fields to their initial values. */
  readonly onReset: () => void;
}

/**
 * A tool's form, answer, and other results. While a field is invalid, the results for the last valid values stay visible, but they're
 * dimmed and can't be copied.
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
