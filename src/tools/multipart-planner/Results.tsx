import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ReactNode } from 'react';
import type { AnswerOf } from '../parts/Answer';
import { Facts } from '../parts/Facts';
import { Notes } from '../parts/Notes';
import { SelectField } from '../parts/SelectField';
import parts from '../parts/styles.module.css';
import { useCounted } from '../parts/use-counted';
import { useNumbers } from '../parts/use-numbers';
import { cautionsOf, CLIENTS, MEMORY_USE, settingsOf, type Caution, type Client } from './clients';
import { goodPart, type Upload, type UploadPlan } from './core/plan';
import { formatSize } from './core/sizes';
import { say } from './sentences';
import styles from './styles.module.css';

interface PlannedUpload {
  readonly upload: Upload;
  readonly plan: UploadPlan;
}

/** Client names, which are the same in every language. */
const NAMES: Readonly<Record<Client, string>> = {
  'aws-cli': 'AWS CLI',
  boto3: 'boto3',
  javascript: 'JavaScript (@aws-sdk/lib-storage)',
  rclone: 'rclone',
  s3fs: 's3fs',
};

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

/** Returns a function that writes the answer for a plan: the parts, their time, and their memory. */
export function useAnswer(): (planned: PlannedUpload) => AnswerOf {
  const { currentLocale } = useDocusaurusContext().i18n;
  const counted = useCounted();
  const { duration } = useNumbers();
  return ({ plan: { parts: count, partSize, time, repeatTime } }) => ({
    figure: counted(count, say('multipart.answer', { size: formatSize(partSize, currentLocale) })),
    text: say('multipart.summary', { time: duration(time), repeat: duration(repeatTime) }),
  });
}

/** Returns the client settings for a plan. */
export const settingsText = (client: Client, { upload, plan }: PlannedUpload): string =>
  settingsOf(client, { partSize: plan.partSize, parallel: upload.parallel });

interface ResultsProps extends PlannedUpload {
  readonly client: Client;
  readonly onChange: (client: Client) => void;
}

/** Results of the plan, which include the settings for the selected client. */
export function Results({ upload, plan, client, onChange }: ResultsProps): ReactNode {
  const { currentLocale } = useDocusaurusContext().i18n;
  const { number, duration } = useNumbers();
  const size = (bytes: number): string => formatSize(bytes, currentLocale);
  const facts: readonly (readonly [string, string])[] = [
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
          options={CLIENTS.map((value) => ({ value, label: NAMES[value] }))}
          onChange={onChange}
        />
        <pre tabIndex={0} aria-label={say('multipart.settings')}>
          <code>{settingsText(client, { upload, plan })}</code>
        </pre>
        <p>{say(`multipart.memory.${MEMORY_USE[client]}`)}</p>
        {cautionsOf(client, upload, plan).map((caution) => (
          <p key={caution.code}>{cautionText(caution, size)}</p>
        ))}
      </div>
    </>
  );
}
