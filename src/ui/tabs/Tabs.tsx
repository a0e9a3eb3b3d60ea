import { translate } from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import storage from '@generated/site-storage';
import { useEffect, useId, useLayoutEffect, useRef, type ChangeEvent, type ReactNode, type RefObject } from 'react';
import { readTabs, type TabItemProps } from './read-tabs';
import { RESTORE_SCRIPT } from './restore-script';
import { storageKey, useGroupChoice } from './use-group-choice';
import styles from './styles.module.css';

export interface TabsProps {
  readonly children: ReactNode;
  /** Tabs of one group change together on every page, and the choice is remembered. */
  readonly groupId?: string;
}

// Layout effects warn on the server, where there is nothing to lay out.
const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

function inputs(root: HTMLElement): HTMLInputElement[] {
  return [...root.querySelectorAll<HTMLInputElement>(':scope > input')];
}

/** Selects the radio button of the group's choice; a choice that is no tab here changes nothing. */
function useFollow(root: RefObject<HTMLDivElement | null>, choice: string | null): void {
  useBrowserLayoutEffect(() => {
    const chosen = root.current && inputs(root.current).find(({ value }) => value === choice);
    if (chosen) chosen.checked = true;
  }, [root, choice]);
}

/** Keeps the tabs under the pointer where they are while others above them change their height. */
function keepInPlace(element: HTMLElement, change: () => void): void {
  const before = element.getBoundingClientRect().top;
  change();
  requestAnimationFrame(() => {
    const moved = element.getBoundingClientRect().top - before;
    if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' });
  });
}

function Tab({ id, name, tab, checked }: { readonly id: string; readonly name: string; readonly tab: TabItemProps; readonly checked: boolean }): ReactNode {
  return (
    <>
      <input className={styles.input} type="radio" id={id} name={name} value={tab.value} defaultChecked={checked} />
      <label className={styles.label} htmlFor={id} id={`${id}-label`}>
        {tab.label}
      </label>
    </>
  );
}

/**
 * Alternatives of one passage, one shown at a time. Radio buttons and CSS do the work, so it
 * needs no JavaScript and the arrow keys are the browser's; React adds the memory.
 */
export function Tabs({ children, groupId }: TabsProps): ReactNode {
  const tabs = readTabs(children);
  const name = useId();
  const root = useRef<HTMLDivElement>(null);
  const isBrowser = useIsBrowser();
  const [choice, choose] = useGroupChoice(groupId);
  useFollow(root, choice);
  const selected = tabs.find((tab) => tab.default) ?? tabs[0];
  const label = translate({ id: 'ui.tabs.label', message: 'Choose a variant', description: 'Name of a row of tabs for screen readers' });
  const onChange = (event: ChangeEvent<HTMLDivElement>): void => {
    const input: EventTarget = event.target;
    if (!(input instanceof HTMLInputElement) || input.name !== name || !root.current) return;
    keepInPlace(root.current, () => choose(input.value));
  };
  return (
    <div ref={root} className={styles.tabs} role="group" aria-label={label} onChange={onChange}>
      {tabs.map((tab, index) => (
        <Tab key={tab.value} id={`${name}-${index}`} name={name} tab={tab} checked={tab === selected} />
      ))}
      {groupId !== undefined && !isBrowser && (
        <script
          data-key={storageKey(groupId) + storage.namespace}
          data-storage={storage.type}
          dangerouslySetInnerHTML={{ __html: RESTORE_SCRIPT }}
        />
      )}
      <div className={styles.panels}>
        {tabs.map((tab, index) => (
          <div key={tab.value} className={styles.panel} role="group" aria-labelledby={`${name}-${index}-label`} data-label={tab.label}>
            {tab.children}
          </div>
        ))}
      </div>
    </div>
  );
}
