import { Fragment, type ReactNode } from 'react';
import type { Area, Status } from './model';
import { statusNames } from './names';
import styles from './styles.module.css';

interface OperationTableProps {
  readonly area: Area;
  /** Rows, and the unknown ones in `UnknownOperations`. */
  readonly children: ReactNode;
}

/** The operations of an area: a line each, which opens. */
export function OperationTable({ area, children }: OperationTableProps): ReactNode {
  return (
    <div className={styles.area} data-area={area}>
      {children}
    </div>
  );
}

/** A name that may break before its words. */
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
  /** `tested` or `not tested` in the reader's language; absent for what is not supported. */
  readonly proof?: string;
  /** Absent where no block proved it. */
  readonly tested?: string;
  /** Present where nothing is said of the operation. */
  readonly 'data-search-ignore'?: string;
  /** Notes, parameters, guide, proof and address. */
  readonly children: ReactNode;
}

/** Name, status and proof in a line; the rest unfolds, without JavaScript too. */
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
  /** `unknown: 12 operations`. */
  readonly label: string;
  /** Rows. */
  readonly children: ReactNode;
}

/** The operations of an area of which nothing is stated, folded to one line; a filter that one of them passes unfolds it. */
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
