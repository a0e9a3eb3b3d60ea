import { translate } from '@docusaurus/Translate';
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
import { cautionsOf, type Caution } from './cautions';
import { goodPart, type PlanNote, type Upload, type UploadPlan } from './core/plan';
import { CLIENTS, HABITS, settingsOf, type Client } from './settings';
import { formatSize } from './size';
import styles from './styles.module.css';

interface ResultsProps {
  readonly upload: Upload;
  readonly plan: UploadPlan;
  /** Whether a field is wrong now, and these are the results from before. */
  readonly isStale: boolean;
}

/** Names that programs have in every language. */
const NAMES: Readonly<Record<Client, string>> = {
  'aws-cli': 'AWS CLI',
  boto3: 'boto3',
  javascript: 'JavaScript (@aws-sdk/lib-storage)',
  rclone: 'rclone',
  s3fs: 's3fs',
};

function noteText(note: PlanNote): string {
  switch (note) {
    case 'raised':
      return translate({ id: 'multipart.note.raised' });
    case 'single':
      return translate({ id: 'multipart.note.single' });
    case 'idle':
      return translate({ id: 'multipart.note.idle' });
    case 'new-clients':
      return translate({ id: 'multipart.note.newClients' });
  }
}

function habitText(client: Client): string {
  switch (HABITS[client]) {
    case 'holds':
      return translate({ id: 'multipart.habit.holds' });
    case 'reads':
      return translate({ id: 'multipart.habit.reads' });
    case 'joins':
      return translate({ id: 'multipart.habit.joins' });
  }
}

/** @param size as the reader's language writes it */
function cautionText(caution: Caution, size: (bytes: number) => string): string {
  switch (caution.code) {
    case 'pool':
      return translate({ id: 'multipart.caution.pool' }, { connections: caution.connections });
    case 'sockets':
      // Braces of a text are places for values.
      return translate({ id: 'multipart.caution.sockets' }, { connections: caution.connections, brace: '{', close: '}' });
    case 'transfers':
      return translate({ id: 'multipart.caution.transfers' }, { files: caution.files, memory: size(caution.memory) });
    case 'joined':
      return translate({ id: 'multipart.caution.joined' }, { size: size(caution.size) });
    case 'steps':
      return translate({ id: 'multipart.caution.steps' }, { objects: caution.objects });
  }
}

/** What follows from the fields. */
export function Results({ upload, plan, isStale }: ResultsProps): ReactNode {
  const { currentLocale } = useDocusaurusContext().i18n;
  const counted = useCounted();
  const { number, duration } = useNumbers();
  const size = (bytes: number): string => formatSize(bytes, currentLocale);
  const time = duration(plan.time);
  const facts: readonly (readonly [string, string])[] = [
    [translate({ id: 'multipart.fact.part' }), size(plan.partSize)],
    [translate({ id: 'multipart.fact.parts' }), number(plan.parts)],
    [translate({ id: 'multipart.fact.last' }), size(plan.lastPart)],
    [translate({ id: 'multipart.fact.memory' }), size(plan.memory)],
    [translate({ id: 'multipart.fact.time' }), time],
    [translate({ id: 'multipart.fact.line' }), duration(plan.lineTime)],
    [translate({ id: 'multipart.fact.repeat' }), duration(plan.repeatTime)],
    [translate({ id: 'multipart.fact.good' }), size(goodPart(upload.size))],
  ];
  return (
    <div role="group" aria-label={translate({ id: 'multipart.results' })}>
      <Summary text={counted(plan.parts, translate({ id: 'multipart.summary' }, { size: size(plan.partSize), time }))} isStale={isStale} />
      <Notes title={translate({ id: 'multipart.notes' })} texts={plan.notes.map(noteText)} />
      <div className={parts.scroll}>
        <Facts title={translate({ id: 'multipart.facts' })} facts={facts} />
      </div>
    </div>
  );
}

interface SettingsProps {
  readonly upload: Upload;
  readonly plan: UploadPlan;
  readonly client: Client;
  readonly onChange: (client: Client) => void;
  /** Other ways to pass the plan on, beside the button that copies. */
  readonly children: ReactNode;
}

/** The same as settings of a client, to be copied. */
export function Settings({ upload, plan, client, onChange, children }: SettingsProps): ReactNode {
  const { currentLocale } = useDocusaurusContext().i18n;
  const text = settingsOf(client, { partSize: plan.partSize, parallel: upload.parallel });
  const cautions = cautionsOf(client, upload, plan);
  return (
    <div className={styles.settings}>
      <SelectField
        label={translate({ id: 'multipart.field.client' })}
        value={client}
        options={CLIENTS.map((value) => ({ value, label: NAMES[value] }))}
        onChange={onChange}
      />
      <pre tabIndex={0} aria-label={translate({ id: 'multipart.settings' })}>
        <code>{text}</code>
      </pre>
      <p>{habitText(client)}</p>
      {cautions.map((caution) => (
        <p key={caution.code}>{cautionText(caution, (bytes) => formatSize(bytes, currentLocale))}</p>
      ))}
      <div className={parts.share}>
        <CopyText label={translate({ id: 'multipart.copy.settings' })} text={() => text} />
        {children}
      </div>
    </div>
  );
}
