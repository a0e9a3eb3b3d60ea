import { useEffect, useRef, useState, type ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
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
  /** The results of the last valid value. `isStale` means that a field is currently invalid. */
  readonly children: (value: Value, isStale: boolean) => ReactNode;
}

/** A tool: its form and its results. Results stay visible while a field is being corrected. */
export function Tool<Value>({ form, value, children, ...section }: ToolProps<Value>): ReactNode {
  const shown = useLast(value);
  return (
    <ToolSection {...section}>
      {form}
      {shown === undefined ? (
        <p role="status" className={styles.stale}>
          <Translate id="tools.nothing" />
        </p>
      ) : (
        children(shown, value === undefined)
      )}
    </ToolSection>
  );
}
