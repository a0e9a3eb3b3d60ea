import { translate } from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import storage from '@generated/site-storage';
import { useId, useLayoutEffect, useRef, type InputEvent, type ReactNode } from 'react';
import { readTabs, type TabItemProps } from './read-tabs';
import { RESTORE_SCRIPT } from './restore-script';
import { storageKey, useGroupChoice } from './use-group-choice';
import styles from './styles.module.css';

interface TabsProps {
  readonly children: ReactNode;
  /** Tabs of one group change together on every page, and the choice is remembered. */
  readonly groupId?: string;
}

interface TabProps {
  readonly id: string;
  readonly name: string;
  readonly tab: TabItemProps;
  readonly checked: boolean;
}

function Tab({ id, name, tab, checked }: TabProps): ReactNode {
  return (
    <>
      <input className={styles.input} type="radio" id={id} name={name} value={tab.value} defaultChecked={checked} />
      <label className={styles.label} htmlFor={id} id={`${id}-label`}>
        {tab.label}
      </label>
    </>
  );
}

/** Keeps an element where it is on the screen while others above it change their height. */
function keepInPlace(element: HTMLElement, change: () => void): void {
  const before = element.getBoundingClientRect().top;
  change();
  requestAnimationFrame(() => window.scrollBy({ top: element.getBoundingClientRect().top - before, behavior: 'instant' }));
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
  // A choice that is no tab here changes nothing.
  useLayoutEffect(() => {
    const inputs = root.current?.querySelectorAll<HTMLInputElement>(':scope > input') ?? [];
    for (const input of inputs) if (input.value === choice) input.checked = true;
  }, [choice]);
  // Not `onChange`: React keeps a copy of `checked` for each radio button, which goes stale when
  // another of the group is selected, and then drops events.
  const onInput = ({ target, currentTarget }: InputEvent<HTMLDivElement>): void => {
    if (target instanceof HTMLInputElement && target.name === name) keepInPlace(currentTarget, () => choose(target.value));
  };
  const selected = tabs.find((tab) => tab.default) ?? tabs[0];
  const label = translate({ id: 'ui.tabs.label' });
  return (
    <div ref={root} className={styles.tabs} role="group" aria-label={label} onInput={onInput}>
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
