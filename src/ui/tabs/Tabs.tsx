import { translate } from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import storage from '@generated/site-storage';
import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { applyChoice } from '../../page/choice';
import { readTabs, type TabItemProps } from './read-tabs';
import { RESTORE_SCRIPT } from './restore-script';
import styles from './styles.module.css';

interface TabsProps {
  readonly children: ReactNode;
  /** Tabs of one group change together on every page, and the choice is remembered. */
  readonly groupId: string;
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
      <input className={styles.input} type="radio" id={id} name={name} value={tab.value} defaultChecked={checked} data-static />
      <label className={styles.label} htmlFor={id} id={`${id}-label`}>
        {tab.label}
      </label>
    </>
  );
}

/**
 * Alternatives of one passage, one shown at a time. Radio buttons and CSS do the work, so it
 * needs no JavaScript and the arrow keys are the browser's; `choice.ts` adds the memory.
 */
export function Tabs({ children, groupId }: TabsProps): ReactNode {
  const tabs = readTabs(children);
  const name = useId();
  const root = useRef<HTMLDivElement>(null);
  const isBrowser = useIsBrowser();
  // In a page that the application drew: the static one has done it by its script.
  useLayoutEffect(() => {
    if (root.current) applyChoice(root.current);
  }, []);
  const selected = tabs.find((tab) => tab.default) ?? tabs[0];
  const label = translate({ id: 'ui.tabs.label' });
  return (
    <div ref={root} className={styles.tabs} role="group" aria-label={label} data-tabs={`docusaurus.tab.${groupId}${storage.namespace}`}>
      {tabs.map((tab, index) => (
        <Tab key={tab.value} id={`${name}-${index}`} name={name} tab={tab} checked={tab === selected} />
      ))}
      {!isBrowser && <script dangerouslySetInnerHTML={{ __html: RESTORE_SCRIPT }} />}
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
