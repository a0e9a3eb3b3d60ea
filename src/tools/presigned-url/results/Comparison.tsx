import { useMemo, useState, type ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import { Notes } from '../../parts/Notes';
import parts from '../../parts/styles.module.css';
import { Summary } from '../../parts/Summary';
import { TextArea } from '../../parts/TextArea';
import { compare, type Comparison as Compared, type Row } from '../comparison/compare';
import { causeText, partText, pasteText } from '../messages/causes';
import styles from '../styles.module.css';
import { visible } from './visible';

/** What server and client have signed, beside each other. Folded until it is needed. */
export function Comparison(): ReactNode {
  const [server, setServer] = useState('');
  const [client, setClient] = useState('');
  const reading = useMemo(() => compare(server, client), [server, client]);
  const faults = 'faults' in reading ? reading.faults : {};
  // An empty field is not wrong before the other one is filled.
  const isBegun = `${server}${client}`.trim() !== '';
  const messages = (fault: keyof typeof faults): string[] => (isBegun && faults[fault] ? [pasteText(faults[fault])] : []);
  return (
    <details className={styles.comparison}>
      <summary>
        <Translate id="presigned.compare.open" />
      </summary>
      <p>
        <Translate id="presigned.compare.intro" />
      </p>
      <form className={styles.sides} onSubmit={(event) => event.preventDefault()}>
        <TextArea label={translate({ id: 'presigned.field.server' })} value={server} messages={messages('server')} onChange={setServer} />
        <TextArea label={translate({ id: 'presigned.field.client' })} value={client} messages={messages('client')} onChange={setClient} />
      </form>
      {'comparison' in reading && <ComparisonResults comparison={reading.comparison} />}
    </details>
  );
}

function summaryOf({ first }: Compared): string {
  if (!first) return translate({ id: 'presigned.compare.same' });
  return translate({ id: 'presigned.compare.first' }, { part: visible(partText(first.row)), cause: causeText(first.cause) });
}

function ComparisonResults({ comparison }: { readonly comparison: Compared }): ReactNode {
  const title = translate({ id: 'presigned.compare.results' });
  const head = [
    translate({ id: 'presigned.compare.part' }),
    translate({ id: 'presigned.compare.server' }),
    translate({ id: 'presigned.compare.client' }),
    translate({ id: 'presigned.compare.verdict' }),
  ];
  return (
    <div role="group" aria-label={title}>
      <Summary text={summaryOf(comparison)} isStale={false} />
      <Notes
        title={translate({ id: 'presigned.warnings' })}
        texts={comparison.isWrittenDifferently ? [translate({ id: 'presigned.compare.written' })] : []}
      />
      <div className={parts.scroll} tabIndex={0} role="group" aria-label={title}>
        <table className={styles.rows}>
          <thead>
            <tr>
              {head.map((cell) => (
                <th key={cell} scope="col">
                  {cell}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {comparison.rows.map((row, at) => (
              <ComparedRow key={at} row={row} />
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

function ComparedRow({ row }: { readonly row: Row }): ReactNode {
  const cell = (value: string | undefined): ReactNode =>
    value === undefined ? <Translate id="presigned.compare.absent" /> : <code>{visible(value)}</code>;
  return (
    <tr className={row.isSame ? undefined : styles.different}>
      <th scope="row">{visible(partText(row))}</th>
      <td>{cell(row.server)}</td>
      <td>{cell(row.client)}</td>
      <td>{row.isSame ? translate({ id: 'presigned.compare.yes' }) : translate({ id: 'presigned.compare.no' })}</td>
    </tr>
  );
}
