import { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type { ReactNode } from 'react';
import '../../page/explanation/styles.css';
import { useLongDate } from '../day';
import styles from './styles.module.css';

export interface ProofMarkProps {
  /** Server and clients, with their versions, that the block was tested with. */
  readonly testedWith?: string;
  /** Date of the test, such as `2024-06-30`. */
  readonly testedOn?: string;
  readonly unproven?: string;
}

/** A mark on a block that was run against a real server, or whose success proves nothing. It links to the page about tests. */
export function ProofMark({ testedWith = '', testedOn = '', unproven }: ProofMarkProps): ReactNode {
  const longDate = useLongDate();
  const proven = unproven === undefined;
  const explanation = proven
    ? translate({ id: 'ui.codeBlock.tested.text' }, { with: testedWith, date: longDate(testedOn) })
    : translate({ id: 'ui.codeBlock.unproven.text' }, { reason: unproven });
  return (
    <div className={styles.proof} data-search-ignore>
      <a
        href={useBaseUrl('/tested')}
        className={styles.mark}
        data-proven={proven}
        data-explanation={explanation}
        data-more={translate({ id: 'ui.codeBlock.tested.more' })}
      >
        {proven ? translate({ id: 'ui.codeBlock.tested' }) : translate({ id: 'ui.codeBlock.unproven' })}
      </a>
    </div>
  );
}
