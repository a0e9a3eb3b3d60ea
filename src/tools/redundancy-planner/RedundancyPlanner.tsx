import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import Translate from '@docusaurus/Translate';
import { isInAddress } from '../parts/address';
import { PARAMETERS } from './form/fields';
import styles from './styles.module.css';

const Planner = lazy(() => import('./Planner'));

/** The place of the tool in its page: a button until the reader wants it, or an address that holds a plan. */
export function RedundancyPlanner(): ReactNode {
  const { search } = useLocation();
  const [opened, setOpened] = useState<'button' | 'address'>();
  useEffect(() => {
    if (isInAddress(PARAMETERS, search)) setOpened((already) => already ?? 'address');
  }, [search]);
  return (
    <div className={styles.planner} data-search-ignore>
      {opened === undefined ? (
        <button type="button" className={styles.open} onClick={() => setOpened('button')}>
          <Translate id="redundancy.open" />
        </button>
      ) : (
        <Suspense
          fallback={
            <p role="status">
              <Translate id="redundancy.loading" />
            </p>
          }
        >
          <Planner takesFocus={opened === 'button'} />
        </Suspense>
      )}
    </div>
  );
}
