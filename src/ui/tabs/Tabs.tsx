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
  /** ID of the group. Tabs in the same group change together on every page, and the reader's choice is remembered. */
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
 * Alternative versions of a passage, shown one at a time. The tabs are radio buttons with CSS, so they need no JavaScript, and the browser
 * handles the arrow keys. `choice.ts` remembers the choice.
 */
export function Tabs({ children, groupId }: TabsProps): ReactNode {
  const tabs = readTabs(children);
  const name = useId();
  const root = useRef<HTMLDivElement>(null);
  const isBrowser = useIsBrowser();
  // Selects the remembered tab on pages that the application renders. On static pages, the inline script has already done this.
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
