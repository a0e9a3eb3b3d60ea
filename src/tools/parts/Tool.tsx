import { useEffect, useRef, useState, type ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import styles from './styles.module.css';

/** What `ToolPlace` gives to the tool that it loads. */
export interface LoadedToolProps {
  /** Whether the reader asked for the tool by its button and goes on in it. */
  readonly takesFocus: boolean;
}

/** The last value that there was. */
export function useLast<Value>(value: Value | undefined): Value | undefined {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? last;
}

interface ToolSectionProps extends LoadedToolProps {
  readonly name: string;
  readonly children: ReactNode;
}

/** The place of a tool that is loaded. Its first control takes the focus of the button. */
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
  /** What the fields hold, undefined while one of them is wrong; the same object while nothing changes. */
  readonly value: Value | undefined;
  /** What follows from the last value without faults. `isStale` says that a field is wrong now. */
  readonly children: (value: Value, isStale: boolean) => ReactNode;
}

/** A tool: its form, and what follows from it. Results stay while a field is being corrected. */
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
