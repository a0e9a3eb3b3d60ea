import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import clsx from 'clsx';
import { useId, type ReactNode } from 'react';
import { Day } from '../day';
import popover from '../popover.module.css';
import styles from './styles.module.css';

export interface ProofMarkProps {
  /** Server and clients with their versions, on which the block ran. */
  readonly testedWith?: string;
  /** Day of the run: `2024-06-30`. */
  readonly testedOn?: string;
  /** Why a success of the block proves nothing. */
  readonly unproven?: string;
}

function explanation({ testedWith, testedOn = '', unproven }: ProofMarkProps): ReactNode {
  if (unproven !== undefined) {
    return <Translate id="ui.codeBlock.unproven.text" values={{ reason: unproven }} />;
  }
  return <Translate id="ui.codeBlock.tested.text" values={{ with: testedWith, date: <Day date={testedOn} /> }} />;
}

/**
 * A small mark that a block was executed against a real server, or why that proves nothing. Pressing it
 * shows on what and when, in a popover of the browser's own, which works without JavaScript too.
 */
export function ProofMark(props: ProofMarkProps): ReactNode {
  const card = useId();
  const proven = props.unproven === undefined;
  const label = proven ? translate({ id: 'ui.codeBlock.tested' }) : translate({ id: 'ui.codeBlock.unproven' });
  return (
    <div className={styles.proof} data-search-ignore>
      <button type="button" className={styles.mark} data-proven={proven} popoverTarget={card}>
        {label}
      </button>
      <div id={card} popover="auto" className={clsx(popover.card, styles.card)}>
        <p className={styles.explanation}>{explanation(props)}</p>
        <Link to="/tested">
          <Translate id="ui.codeBlock.tested.more" />
        </Link>
      </div>
    </div>
  );
}
