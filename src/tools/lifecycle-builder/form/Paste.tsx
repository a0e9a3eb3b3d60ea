import { useState, type ReactNode } from 'react';
import clsx from 'clsx';
import Translate, { translate } from '@docusaurus/Translate';
import { TextArea } from '../../parts/controls';
import { jsonFaultText } from '../../parts/say';
import parts from '../../parts/styles.module.css';
import { useNumbers } from '../../parts/use-numbers';
import type { Rule, Service } from '../core/model';
import { useBrand } from '../../../ui/use-brand';
import type { LeftOut } from '../reading/elements';
import { readRulesJson, type JsonRulesReading } from '../reading/read-rules';
import styles from '../styles.module.css';
import { faultText, problemText } from '../sentences';

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
  const problems = reading.problems.map(({ line, problem }) =>
    translate({ id: 'tools.json.line' }, { line, expected: problemText(problem) }),
  );
  return [...reading.faults.map(faultText), ...problems].slice(0, SHOWN);
}

/** Lists the elements in the text that the form doesn't support, each line once, and explains why. */
function leftOutText(leftOut: readonly LeftOut[], service: Service, product: string): string {
  if (leftOut.length === 0) return '';
  const places = leftOut.map(({ line, name }) => translate({ id: 'lifecycle.paste.place' }, { line, name }));
  const values = { places: [...new Set(places)].join(', '), product };
  return service === 'own'
    ? translate({ id: 'lifecycle.paste.leftOut.own' }, values)
    : translate({ id: 'lifecycle.paste.leftOut.other' }, values);
}

interface PasteProps {
  /** Service that the rules are intended for. */
  readonly service: Service;
  readonly onRead: (rules: readonly Rule[]) => void;
}

/** Field for pasting an existing configuration, which is loaded into the form or rejected with the line and the cause of each error. */
export function Paste({ service, onRead }: PasteProps): ReactNode {
  const [text, setText] = useState('');
  const [messages, setMessages] = useState<readonly string[]>([]);
  const [done, setDone] = useState('');
  const [leftOut, setLeftOut] = useState<readonly LeftOut[]>([]);
  const { product } = useBrand();
  const { counted } = useNumbers();
  const start = async (): Promise<void> => {
    const reading = await read(text);
    setMessages(messagesOf(reading));
    const rules = 'rules' in reading ? reading.rules : undefined;
    setLeftOut('leftOut' in reading ? reading.leftOut : []);
    setDone(rules ? counted(rules.length, translate({ id: 'lifecycle.paste.done' })) : translate({ id: 'lifecycle.paste.refused' }));
    if (rules) onRead(rules);
  };
  const change = (value: string): void => {
    setText(value);
    setMessages([]);
    setDone('');
    setLeftOut([]);
  };
  return (
    <details className={clsx(parts.folded, styles.paste)}>
      <summary>
        <Translate id="lifecycle.paste" />
      </summary>
      <fieldset>
        <TextArea
          label={translate({ id: 'lifecycle.paste.label' })}
          hint={translate({ id: 'lifecycle.paste.hint' })}
          value={text}
          messages={messages}
          onChange={change}
        />
      </fieldset>
      <div className={styles.buttons}>
        <button type="button" onClick={() => void start()}>
          <Translate id="lifecycle.paste.read" />
        </button>
        <span role="status">
          {done} {leftOutText(leftOut, service, product)}
        </span>
      </div>
    </details>
  );
}
