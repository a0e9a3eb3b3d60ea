import clsx from 'clsx';
import { useMemo, useState, type ReactNode } from 'react';
import { TextArea } from '../parts/controls';
import { ScrollTable } from '../parts/DataTable';
import { Notes } from '../parts/Notes';
import parts from '../parts/styles.module.css';
import { Answer, type AnswerOf } from '../parts/Tool';
import { compare, type Comparison as Compared } from './comparison/compare';
import { causeText, partText, pasteText, say } from './sentences';
import styles from './styles.module.css';
import { visible } from './view';

/** Compares what the server and the client signed. Collapsed until the reader opens it. */
export function Comparison(): ReactNode {
  const [server, setServer] = useState('');
  const [client, setClient] = useState('');
  const reading = useMemo(() => compare(server, client), [server, client]);
  const faults = 'faults' in reading ? reading.faults : {};
  // An empty field isn't an error until the other field is filled.
  const isBegun = `${server}${client}`.trim() !== '';
  const messages = (fault: keyof typeof faults): string[] => (isBegun && faults[fault] ? [pasteText(faults[fault])] : []);
  return (
    <details className={clsx(parts.folded, styles.comparison)}>
      <summary>{say('presigned.compare.open')}</summary>
      <p>{say('presigned.compare.intro')}</p>
      <form className={styles.sides} onSubmit={(event) => event.preventDefault()}>
        <TextArea label={say('presigned.field.server')} value={server} messages={messages('server')} onChange={setServer} />
        <TextArea label={say('presigned.field.client')} value={client} messages={messages('client')} onChange={setClient} />
      </form>
      {'comparison' in reading && <ComparisonResults comparison={reading.comparison} />}
    </details>
  );
}

function answerOf({ first }: Compared): AnswerOf {
  if (!first) return { figure: say('presigned.compare.equal'), text: say('presigned.compare.same') };
  const figure = say('presigned.compare.first', { part: visible(partText(first.row)) });
  return { figure, text: causeText(first.cause), isGood: false };
}

function ComparisonResults({ comparison }: { readonly comparison: Compared }): ReactNode {
  const title = say('presigned.compare.results');
  const cell = (value: string | undefined): ReactNode =>
    value === undefined ? say('presigned.compare.absent') : <code className="long">{visible(value)}</code>;
  return (
    <div role="group" aria-label={title}>
      <Answer answer={answerOf(comparison)} />
      <Notes title={say('presigned.warnings')} texts={comparison.isWrittenDifferently ? [say('presigned.compare.written')] : []} />
      <ScrollTable
        title={title}
        className={styles.rows}
        rowClass={(at) => (comparison.rows[at]?.isSame ? undefined : styles.different)}
        head={(['part', 'server', 'client', 'verdict'] as const).map((column) => say(`presigned.compare.${column}`))}
        rows={comparison.rows.map((row) => [
          visible(partText(row)),
          cell(row.server),
          cell(row.client),
          say(`presigned.compare.${row.isSame ? 'yes' : 'no'}`),
        ])}
      />
    </div>
  );
}
