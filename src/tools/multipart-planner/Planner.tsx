import { useMemo, type ReactNode } from 'react';
import loaded from '@generated/tools/default/multipart-planner.json';
import type words from '../../../i18n/en/tools/multipart-planner.json';
import { addTexts } from '../parts/add-texts';
import { SelectField } from '../parts/controls';
import { CopyText } from '../parts/CopyText';
import { Facts, type Fact } from '../parts/Facts';
import { optionOf } from '../parts/form';
import { Notes } from '../parts/Notes';
import { textOf, type Say } from '../parts/say';
import parts from '../parts/styles.module.css';
import { Tool, type AnswerOf, type LoadedToolProps } from '../parts/Tool';
import { ToolForm } from '../parts/ToolForm';
import { useAddress } from '../parts/use-address';
import { useNumbers, type Numbers } from '../parts/use-numbers';
import { cautionsOf, CLIENTS, rowOf, settingsOf, type Caution, type Client } from './clients';
import { formatSize, goodPart, planUpload, type Upload, type UploadPlan } from './core/plan';
import { FORM, readInput } from './fields';
import styles from './styles.module.css';

addTexts(loaded as Readonly<Record<string, string>>);

const say: Say<typeof words> = textOf;

interface PlannedUpload {
  readonly upload: Upload;
  readonly plan: UploadPlan;
}

/** @param size formats bytes in the reader's language */
const cautionText = (caution: Caution, size: (bytes: number) => string): string =>
  say(`multipart.caution.${caution.code}`, {
    ...caution,
    ...('memory' in caution && { memory: size(caution.memory) }),
    ...('size' in caution && { size: size(caution.size) }),
    // Braces in texts mark placeholders, so a literal brace must be a value.
    brace: '{',
    close: '}',
  });

/** Describes the plan: the parts, their time, and their memory. */
const answerOf = (
  { upload, plan: { parts: count, partSize, time, repeatTime } }: PlannedUpload,
  { counted, duration, number, locale }: Numbers,
): AnswerOf => ({
  figure: counted(count, say('multipart.answer', { size: formatSize(partSize, locale) })),
  text: say('multipart.summary', {
    size: formatSize(upload.size, locale),
    speed: `${number(upload.bandwidth / 1e6)} Mbit/s`,
    time: duration(time),
    repeat: duration(repeatTime),
  }),
});

const settingsText = (client: Client, { upload, plan }: PlannedUpload): string =>
  settingsOf(client, { partSize: plan.partSize, parallel: upload.parallel });

interface ResultsProps extends PlannedUpload {
  readonly client: Client;
  readonly onChange: (client: Client) => void;
}

/** Results of the plan, which include the settings for the selected client. */
function Results({ upload, plan, client, onChange }: ResultsProps): ReactNode {
  const { number, duration, locale } = useNumbers();
  const size = (bytes: number): string => formatSize(bytes, locale);
  const facts: readonly Fact[] = [
    [say('multipart.fact.part'), size(plan.partSize)],
    [say('multipart.fact.parts'), number(plan.parts)],
    [say('multipart.fact.last'), size(plan.lastPart)],
    [say('multipart.fact.memory'), size(plan.memory)],
    [say('multipart.fact.time'), duration(plan.time)],
    [say('multipart.fact.line'), duration(plan.lineTime)],
    [say('multipart.fact.repeat'), duration(plan.repeatTime)],
    [say('multipart.fact.good'), size(goodPart(upload.size))],
  ];
  return (
    <>
      <Notes title={say('multipart.notes')} texts={plan.notes.map((note) => say(`multipart.note.${note}`))} />
      <div className={parts.scroll}>
        <Facts title={say('multipart.facts')} facts={facts} />
      </div>
      <div className={styles.settings}>
        <SelectField
          label={say('multipart.field.client')}
          value={client}
          options={CLIENTS.map((value) => ({ value, label: rowOf(value).name }))}
          onChange={onChange}
        />
        <pre tabIndex={0} aria-label={say('multipart.settings')}>
          <code>{settingsText(client, { upload, plan })}</code>
        </pre>
        <p>{say(`multipart.memory.${rowOf(client).memory}`)}</p>
        {cautionsOf(client, upload, plan).map((caution) => (
          <p key={caution.code}>{cautionText(caution, size)}</p>
        ))}
      </div>
    </>
  );
}

/** The multipart planner, with fields, results, client settings, and a link for sharing. */
export default function Planner({ takesFocus }: LoadedToolProps): ReactNode {
  const { texts, change, reset, link } = useAddress(FORM.address, 'planner');
  const numbers = useNumbers();
  const { upload, faults } = useMemo(() => readInput(texts), [texts]);
  const planned = useMemo(() => upload && { upload, plan: planUpload(upload) }, [upload]);
  const client = optionOf(FORM.fields.client, texts.client);
  return (
    <Tool
      name={say('multipart.planner')}
      takesFocus={takesFocus}
      form={<ToolForm fields={FORM.fields} texts={texts} faults={faults} say={(id) => say(`multipart.${id}`)} onChange={change} />}
      value={planned}
      answer={(shown) => answerOf(shown, numbers)}
      results={say('multipart.results')}
      copies={(shown) => <CopyText label={say('multipart.copy.settings')} text={() => settingsText(client, shown)} />}
      link={link}
      onReset={reset}
    >
      {(shown) => <Results {...shown} client={client} onChange={(chosen) => change({ client: chosen })} />}
    </Tool>
  );
}
