import { translate } from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import storage from '@generated/site-storage';
import { useId, useRef, type ReactNode } from 'react';
import { readTabs, type TabItemProps } from './read-tabs';
import { RESTORE_SCRIPT } from './restore-script';
import { storageKey, useGroupChoice } from './use-group-choice';
import { useChange, useFollow } from './use-radio-buttons';
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
  useChange(root, name, choose);
  const selected = tabs.find((tab) => tab.default) ?? tabs[0];
  const label = translate({ id: 'ui.tabs.label', message: 'Choose a variant', description: 'Name of a row of tabs for screen readers' });
  return (
    <div ref={root} className={styles.tabs} role="group" aria-label={label}>
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
