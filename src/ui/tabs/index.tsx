import { translate } from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import storage from '@generated/site-storage';
import { Fragment, useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { applyChoice } from '../../page/choice';
import { readTabs } from './read-tabs';
import styles from './styles.module.css';

export { TabItem } from './read-tabs';

/**
 * Selects the remembered tab while the browser parses the page, before the first paint, so that the layout doesn't shift. It's a shorter
 * version of `applyChoice` in choice.ts. The script is the same for all tabs, so that a content security policy can allow it with one hash.
 * If storage isn't available, the default tab stays selected.
 */
const RESTORE_SCRIPT = `(function(t){try{var c=localStorage.getItem(t.dataset.tabs);t.querySelectorAll(':scope>input').forEach(function(i){if(i.value.split(' ').includes(c))i.checked=true})}catch(e){}})(document.currentScript.parentNode)`;

interface TabsProps {
  readonly children: ReactNode;
  /** ID of the group. Tabs in the same group change together on every page, and the reader's choice is remembered. */
  readonly groupId: string;
}

/** Passages of which one is shown. The tabs are radio buttons, so they need no JavaScript. `choice.ts` remembers the choice. */
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
  const key = `docusaurus.tab.${groupId}${storage.namespace}`;
  return (
    <div ref={root} className={styles.tabs} role="group" aria-label={translate({ id: 'ui.tabs.label' })} data-tabs={key}>
      {tabs.map((tab, index) => {
        const { value, label } = tab;
        const id = `${name}-${index}`;
        return (
          <Fragment key={value}>
            <input className={styles.input} type="radio" id={id} name={name} value={value} defaultChecked={tab === selected} data-static />
            <label className={styles.label} htmlFor={id} id={`${id}-label`}>
              {label}
            </label>
          </Fragment>
        );
      })}
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
