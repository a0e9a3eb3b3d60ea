import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import clsx from 'clsx';
import { useId, type ReactNode } from 'react';
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

function explanation({ testedWith, testedOn, unproven }: ProofMarkProps): ReactNode {
  if (unproven !== undefined) {
    return (
      <Translate
        id="ui.codeBlock.unproven.text"
        description="What the mark of a block without proof says; reason is a clause such as: the test server ignores checksums"
        values={{ reason: unproven }}
      >
        {'This block runs on the test server, but that proves nothing: {reason}.'}
      </Translate>
    );
  }
  return (
    <Translate
      id="ui.codeBlock.tested.text"
      description="What the mark of a tested block says; with is a list of programs with versions, date is like 2024-06-30"
      values={{ with: testedWith, date: <time dateTime={testedOn}>{testedOn}</time> }}
    >
      {'This block ran on {date} with {with}. The run supplied endpoint, keys and bucket names.'}
    </Translate>
  );
}

/**
 * A small mark that a block was executed against a real server, or why that proves nothing. Pressing it
 * shows on what and when, in a popover of the browser's own, which works without JavaScript too.
 */
export function ProofMark(props: ProofMarkProps): ReactNode {
  const card = useId();
  const proven = props.unproven === undefined;
  const label = proven
    ? translate({
        id: 'ui.codeBlock.tested',
        message: 'Tested',
        description: 'Mark of a code block that was executed against a real server',
      })
    : translate({
        id: 'ui.codeBlock.unproven',
        message: 'Not proven',
        description: 'Mark of a code block that the test server accepts and ignores',
      });
  return (
    <div className={styles.proof} data-search-ignore>
      <button type="button" className={styles.mark} data-proven={proven} popoverTarget={card}>
        {label}
      </button>
      <div id={card} popover="auto" className={clsx(popover.card, styles.card)}>
        <p className={styles.explanation}>{explanation(props)}</p>
        <Link to="/tested">
          <Translate id="ui.codeBlock.tested.more" description="Link from the mark of a code block to the page about tested blocks">
            What is tested, and what is not
          </Translate>
        </Link>
      </div>
    </div>
  );
}
