import { lazy, Suspense, useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import { useLocation } from '@docusaurus/router';
import Translate from '@docusaurus/Translate';
import { namedTool } from '../../page/follow';
import { isInAddress } from './address';
import styles from './styles.module.css';
import type { LoadedToolProps } from './Tool';

interface ToolPlaceProps {
  /** Button text, such as “Open the planner”. */
  readonly label: string;
  /** Short names that the tool's fields have in the address. */
  readonly parameters: Readonly<Record<string, string>>;
  /** Loads the tool. */
  readonly load: () => Promise<{ default: ComponentType<LoadedToolProps> }>;
}

/** A tool's place on the page. Shows a button until the reader selects it or the address names the tool's section or contains field values. */
export function ToolPlace({ label, parameters, load }: ToolPlaceProps): ReactNode {
  const { search, hash } = useLocation();
  const place = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<'button' | 'address'>();
  // A lazy component that fails to load can't be retried, so another attempt needs a new component.
  const [Tool, setTool] = useState(() => lazy(load));
  useEffect(() => {
    const isNamed = namedTool() === place.current || isInAddress(parameters, search);
    if (isNamed) setOpened((already) => already ?? 'address');
  }, [parameters, search, hash]);
  return (
    <div ref={place} className={styles.place} data-tool data-search-ignore>
      {opened === undefined ? (
        <button type="button" className={styles.open} onClick={() => setOpened('button')}>
          {label}
        </button>
      ) : (
        <ErrorBoundary
          fallback={({ tryAgain }) => (
            <Failed
              onRetry={() => {
                setTool(() => lazy(load));
                tryAgain();
              }}
            />
          )}
        >
          <Suspense
            fallback={
              <p role="status">
                <Translate id="tools.loading" />
              </p>
            }
          >
            <Tool takesFocus={opened === 'button'} />
          </Suspense>
        </ErrorBoundary>
      )}
    </div>
  );
}

/** Error message that replaces a tool whose script didn't load or that crashed. The rest of the page stays. */
function Failed({ onRetry }: { readonly onRetry: () => void }): ReactNode {
  return (
    <div className={styles.answer} data-verdict="bad" role="alert">
      <p>
        <Translate id="tools.failed" />
      </p>
      <button type="button" onClick={onRetry}>
        <Translate id="tools.tryAgain" />
      </button>
    </div>
  );
}
