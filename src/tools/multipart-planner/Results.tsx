import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ReactNode } from 'react';
import { CopyText } from '../parts/CopyText';
import { Facts } from '../parts/Facts';
import { Notes } from '../parts/Notes';
import { SelectField } from '../parts/SelectField';
import parts from '../parts/styles.module.css';
import { Summary } from '../parts/Summary';
import { useCounted } from '../parts/use-counted';
import { useNumbers } from '../parts/use-numbers';
import { cautionsOf, CLIENTS, MEMORY_USE, settingsOf, type Caution, type Client } from './clients';
import { goodPart, type Upload, type UploadPlan } from './core/plan';
import { formatSize } from './core/sizes';
import { say } from './sentences';
import styles from './styles.module.css';

interface ResultsProps {
  readonly upload: Upload;
  readonly plan: UploadPlan;
  /** Whether a field is currently invalid, and these are the previous results. */
  readonly isStale: boolean;
}

/** Names of programs, which are the same in every language. */
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
    // Braces in a text are placeholders for values.
    brace: '{',
    close: '}',
  });

/** The results of the fields. */
export function Results({ upload, plan, isStale }: ResultsProps): ReactNode {
  const { currentLocale } = useDocusaurusContext().i18n;
  const counted = useCounted();
  const { number, duration } = useNumbers();
  const size = (bytes: number): string => formatSize(bytes, currentLocale);
  const time = duration(plan.time);
  const facts: readonly (readonly [string, string])[] = [
    [say('multipart.fact.part'), size(plan.partSize)],
    [say('multipart.fact.parts'), number(plan.parts)],
    [say('multipart.fact.last'), size(plan.lastPart)],
    [say('multipart.fact.memory'), size(plan.memory)],
    [say('multipart.fact.time'), time],
    [say('multipart.fact.line'), duration(plan.lineTime)],
    [say('multipart.fact.repeat'), duration(plan.repeatTime)],
    [say('multipart.fact.good'), size(goodPart(upload.size))],
  ];
  return (
    <div role="group" aria-label={say('multipart.results')}>
      <Summary text={counted(plan.parts, say('multipart.summary', { size: size(plan.partSize), time }))} isStale={isStale} />
      <Notes title={say('multipart.notes')} texts={plan.notes.map((note) => say(`multipart.note.${note}`))} />
      <div className={parts.scroll}>
        <Facts title={say('multipart.facts')} facts={facts} />
      </div>
    </div>
  );
}

interface SettingsProps {
  readonly upload: Upload;
  readonly plan: UploadPlan;
  readonly client: Client;
  readonly onChange: (client: Client) => void;
  /** Other ways to share the plan, next to the copy button. */
  readonly children: ReactNode;
}

/** The same as settings of a client, for copying. */
export function Settings({ upload, plan, client, onChange, children }: SettingsProps): ReactNode {
  const { currentLocale } = useDocusaurusContext().i18n;
  const text = settingsOf(client, { partSize: plan.partSize, parallel: upload.parallel });
  const cautions = cautionsOf(client, upload, plan);
  return (
    <div className={styles.settings}>
      <SelectField
        label={say('multipart.field.client')}
        value={client}
        options={CLIENTS.map((value) => ({ value, label: NAMES[value] }))}
        onChange={onChange}
      />
      <pre tabIndex={0} aria-label={say('multipart.settings')}>
        <code>{text}</code>
      </pre>
      <p>{say(`multipart.memory.${MEMORY_USE[client]}`)}</p>
      {cautions.map((caution) => (
        <p key={caution.code}>{cautionText(caution, (bytes) => formatSize(bytes, currentLocale))}</p>
      ))}
      <div className={parts.share}>
        <CopyText label={say('multipart.copy.settings')} text={() => text} />
        {children}
      </div>
    </div>
  );
}
