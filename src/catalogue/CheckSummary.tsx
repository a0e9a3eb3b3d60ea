import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { Day } from '../ui/day';
import type { Guide } from './taxonomy';
import { howNames } from './names';

/** States in one line how and when a guide was checked. */
export function CheckSummary({ check: { how, date }, isOld }: Pick<Guide, 'check' | 'isOld'>): ReactNode {
  return (
    <>
      {howNames()[how]}, <Day date={date} />
      {isOld && (
        <>
          {' '}
          (<Translate id="catalogue.check.old" />)
        </>
      )}
    </>
  );
}
