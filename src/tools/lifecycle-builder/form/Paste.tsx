import { useState, type ReactNode } from 'react';
import clsx from 'clsx';
import { TextArea } from '../../parts/controls';
import { jsonFaultText } from '../../parts/say';
import parts from '../../parts/styles.module.css';
import { useNumbers } from '../../parts/use-numbers';
import type { Rule, Service } from '../core/model';
import { useBrand } from '../../../ui/use-brand';
import type { LeftOut } from '../reading/elements';
import { readRulesJson, type JsonRulesReading } from '../reading/read-rules';
import styles from '../styles.module.css';
import { faultText, problemText, say } from '../sentences';

/** Parses pasted JSON or XML. The XML parser is loaded only if the reader pastes XML. */
async function read(text: string): Promise<JsonRulesReading> {
  if (!text.trimStart().startsWith('<')) return readRulesJson(text);
  const { readRulesXml } = await import('../reading/read-xml');
  return readRulesXml(text);
}

/** Maximum number of messages next to the field. Any others appear once these errors are fixed. */
const SHOWN = 5;

function messagesOf(reading: JsonRulesReading): readonly string[] {
  if ('jsonFault' in reading) return [jsonFaultText(reading.jsonFault)];
  if (reading.rules) return [];
  const problems = reading.problems.map(({ line, problem }) => say('tools.json.line', { line, expected: problemText(problem) }));
  return [...reading.faults.map(faultText), ...problems].slice(0, SHOWN);
}

/** Lists the elements in the text that the form doesn't support, each line once, and explains why. */
function leftOutText(leftOut: readonly LeftOut[], service: Service, product: string): string {
  if (leftOut.length === 0) return '';
  const places = leftOut.map(({ line, name }) => say('lifecycle.paste.place', { line, name }));
  const values = { places: [...new Set(places)].join(', '), product };
  return say(`lifecycle.paste.leftOut.${service}`, values);
}

interface PasteProps {
  readonly service: Service;
  readonly onRead: (rules: readonly Rule[]) => void;
}

/** Field for pasting an existing configuration, which is loaded into the form or rejected with the line and the cause of each error. */
export function Paste({ service, onRead }: PasteProps): ReactNode {
  const [text, setText] = useState('');
  const [reading, setReading] = useState<JsonRulesReading>();
  const { product } = useBrand();
  const { counted } = useNumbers();
  const start = async (): Promise<void> => {
    const found = await read(text);
    setReading(found);
    if ('rules' in found && found.rules) onRead(found.rules);
  };
  const doneText = (found: JsonRulesReading): string =>
    'rules' in found && found.rules ? counted(found.rules.length, say('lifecycle.paste.done')) : say('lifecycle.paste.refused');
  return (
    <details className={clsx(parts.folded, styles.paste)}>
      <summary>{say('lifecycle.paste')}</summary>
      <fieldset>
        <TextArea
          label={say('lifecycle.paste.label')}
          hint={say('lifecycle.paste.hint')}
          value={text}
          messages={reading ? messagesOf(reading) : []}
          onChange={(value) => {
            setText(value);
            setReading(undefined);
          }}
        />
      </fieldset>
      <div className={styles.buttons}>
        <button type="button" onClick={() => void start()}>
          {say('lifecycle.paste.read')}
        </button>
        <span role="status">
          {reading && doneText(reading)} {reading && 'leftOut' in reading && leftOutText(reading.leftOut, service, product)}
        </span>
      </div>
    </details>
  );
}
