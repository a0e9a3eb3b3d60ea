import { Fragment, use, type ReactNode } from 'react';
import type { Area, Status } from './model';
import { areaNames, columnNames, statusNames } from './names';
import { ShownContext } from './shown';
import styles from './styles.module.css';

interface OperationTableProps {
  readonly area: Area;
  /** Rows. */
  readonly children: ReactNode;
}

/**
 * The operations of an area. On narrow screens each row is a small card, and changed `display` takes a table's
 * roles away in some browsers, so they are written out.
 */
export function OperationTable({ area, children }: OperationTableProps): ReactNode {
  const shown = use(ShownContext);
  return (
    <div className={styles.area} hidden={shown !== undefined && !shown.areas.has(area)}>
      <table role="table" className={styles.table} aria-label={areaNames[area]}>
        <thead role="rowgroup" data-search-ignore>
          <tr role="row">
            {(['operation', 'status', 'note', 'guide', 'proof'] as const).map((column) => (
              <th key={column} role="columnheader" scope="col" data-kind={column}>
                {columnNames[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">{children}</tbody>
      </table>
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
  /** Cells of notes, guide and proof. */
  readonly children: ReactNode;
}

export function OperationRow({ name, status, children }: OperationRowProps): ReactNode {
  const shown = use(ShownContext);
  return (
    <tr role="row" id={name} hidden={shown !== undefined && !shown.names.has(name)}>
      <th role="rowheader" scope="row" data-kind="operation">
        <Name name={name} />
      </th>
      <td role="cell" data-kind="status" data-label={columnNames.status}>
        <span className={styles.status} data-status={status}>
          {statusNames[status]}
        </span>
      </td>
      {children}
    </tr>
  );
}

interface OperationParametersProps {
  /** `9 headers and parameters`. */
  readonly label: string;
  /** The list. */
  readonly children: ReactNode;
}

/** Many parameters of an operation, folded away; the browser unfolds them, also when it searches the page. */
export function OperationParameters({ label, children }: OperationParametersProps): ReactNode {
  return (
    <details className={styles.parameters}>
      <summary>{label}</summary>
      {children}
    </details>
  );
}
