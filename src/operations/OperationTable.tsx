import { Fragment, type ReactNode } from 'react';
import type { Area, Status } from './model';
import { statusNames } from './names';
import styles from './styles.module.css';

interface OperationTableProps {
  readonly area: Area;
  /** Rows, with the unknown operations grouped in `UnknownOperations`. */
  readonly children: ReactNode;
}

export function OperationTable({ area, children }: OperationTableProps): ReactNode {
  return (
    <div className={styles.area} data-area={area}>
      {children}
    </div>
  );
}

/** An operation name that can wrap between its words. */
function Name({ name }: { readonly name: string }): ReactNode {
  return (
    <code>
      {name.split(/(?=[A-Z])/).map((word, at) => (
        <Fragment key={at}>
          {at > 0 && <wbr />}
          {word}
        </Fragment>
      ))}
    </code>
  );
}

interface OperationRowProps {
  readonly name: string;
  readonly status: Status;
  /** `tested` or `not tested` in the reader's language; absent for an unsupported operation. */
  readonly proof?: string;
  /** Absent if no block or probe proved the operation. */
  readonly tested?: string;
  /** Present if nothing is documented for the operation. */
  readonly 'data-search-ignore'?: string;
  readonly children: ReactNode;
}

/** An operation's name, status, and proof on one line. The details can be expanded, even without JavaScript. */
export function OperationRow({ name, status, proof, tested, children, ...ignored }: OperationRowProps): ReactNode {
  return (
    <details id={name} className={styles.operation} {...ignored}>
      <summary>
        <Name name={name} />{' '}
        <span className={styles.status} data-status={status}>
          {statusNames[status]}
        </span>{' '}
        <span className={styles.proof} data-tested={tested} data-search-ignore="">
          {proof}
        </span>
      </summary>
      <div className={styles.more}>{children}</div>
    </details>
  );
}

interface UnknownOperationsProps {
  /** Text of the collapsed line, such as `unknown: 12 operations`. */
  readonly label: string;
  readonly children: ReactNode;
}

/** The undocumented operations in an area, collapsed into one line. A filter that matches one of them expands the line. */
export function UnknownOperations({ label, children }: UnknownOperationsProps): ReactNode {
  return (
    <details className={styles.unknown}>
      <summary data-search-ignore="">
        <span className={styles.status} data-status="unknown">
          {label}
        </span>
      </summary>
      {children}
    </details>
  );
}
