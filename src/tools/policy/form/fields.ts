/**
 * Pure functions that define the tool's fields with their initial values, and parse them. Policies aren't fields, because pasted text isn't
 * written to the address.
 */
import type { Feature } from '../../../site/features';
import { textsAddress, type Texts, type TextsAddress } from '../../parts/address';
import { WHO, whoFor, type Question, type Who } from '../core/decide';
import { readNetwork } from '../core/conditions';
import { REQUESTS, requestsFor, type Request } from '../core/requests';
import { BUCKET } from '../core/checks';
import { RIGHTS, TASKS, tasksFor, type Task, type TaskValues } from '../core/tasks';
import { PARAMETERS, type FieldName } from './parameters';
import type { AskedKey } from './pasted';

export type FieldTexts = Texts<FieldName>;

/** Makes sure that a prefix ends with a slash. Otherwise, `team-a` would also match `team-abc`. */
const slashed = (prefix: string): string => {
  const text = prefix.trim().replace(/^\/+/, '');
  return text === '' || text.endsWith('/') ? text : `${text}/`;
};

/** Returns an example of an object that the task applies to. */
export const exampleOf = ({ bucket, prefix }: Pick<FieldTexts, 'bucket' | 'prefix'>): string => `${bucket}/${slashed(prefix)}q1.csv`;

const FIRST = { bucket: 'reports', prefix: '2024/' };

/** Condition key for the requester's IP address. */
export const IP = 'aws:sourceip';
/** Condition keys for the time, which every request has, as a date and in seconds since 1970. */
export const TIMES = ['aws:currenttime', 'aws:epochtime'] as const;

export type Wrong = 'bucket' | 'prefix' | 'project' | 'user' | 'place' | 'source' | 'ip';

const PROJECT = /^[\w-]+$/;
/** Valid user names: https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_iam-quotas.html */
const USER = /^[\w+=,.@-]*$/;
/** Characters that have a special meaning in a policy. */
const SPECIAL = /[*?]|\$\{/;

/** Returns a question that shows the effect of a task's policy. */
export const questionFor = (task: Task): Pick<FieldTexts, 'who' | 'request'> => {
  const { kind, effect, principal, onObjects } = RIGHTS[task];
  if (effect === 'Deny') return { who: kind === 'bucket' ? 'root' : 'user', request: 'DeleteObject' };
  const who = principal === 'project' ? 'partner' : principal === 'everyone' ? 'anyone' : 'user';
  return { who, request: onObjects.includes('s3:GetObject') ? 'GetObject' : 'PutObject' };
};

/** Returns the form's address if a task is selected at first. */
const addressWith = (task: Task): TextsAddress<FieldName> =>
  textsAddress(
    {
      task,
      ...FIRST,
      project: 'other-project',
      user: '',
      ...questionFor(task),
      place: exampleOf(FIRST),
      source: exampleOf(FIRST),
      ownProject: 'my-project',
      userName: 'anna',
      ip: '203.0.113.7',
      tls: 'yes',
    },
    PARAMETERS,
    (name, text, features) => {
      if (name === 'task') return tasksFor(features).includes(text as Task);
      if (name === 'who') return whoFor(features).includes(text as Who);
      return name !== 'request' || requestsFor(features).includes(text);
    },
  );

export const ADDRESS = addressWith('read');
const ADDRESS_WITHOUT_USERS = addressWith('keep-all');

export const addressFor = (features: readonly Feature[]): TextsAddress<FieldName> =>
  features.includes('iamUsers') ? ADDRESS : ADDRESS_WITHOUT_USERS;

export const taskOf = ({ task }: FieldTexts): Task => TASKS.find((name) => name === task) ?? 'read';

const failing = <Name extends Wrong>(checks: Readonly<Record<Name, boolean>>): Name[] =>
  (Object.keys(checks) as Name[]).filter((name) => !checks[name]);

export type Reading<Value> =
  { readonly value: Value; readonly wrong: readonly [] } | { readonly value: undefined; readonly wrong: readonly Wrong[] };

/** Returns a task's values, or the names of the invalid fields. */
export function readTask(texts: FieldTexts): Reading<TaskValues> {
  const [bucket, project, user] = [texts.bucket.trim(), texts.project.trim(), texts.user.trim()];
  const isShared = RIGHTS[taskOf(texts)].principal === 'project';
  const wrong = failing({
    bucket: BUCKET.test(bucket),
    prefix: !SPECIAL.test(texts.prefix),
    project: !isShared || PROJECT.test(project),
    user: !isShared || USER.test(user),
  });
  return wrong.length > 0 ? { value: undefined, wrong } : { value: { bucket, prefix: slashed(texts.prefix), project, user }, wrong: [] };
}

export const requestOf = ({ request }: FieldTexts): Request => {
  const found = REQUESTS.get(request) ?? REQUESTS.get('GetObject');
  if (!found) throw new Error('the request table lacks GetObject');
  return found;
};
export const isPartner = (who: Who): boolean => who === 'partner' || who === 'partner-user';
export const whoOf = ({ who }: FieldTexts): Who => WHO.find((name) => name === who) ?? 'user';

const bucketAndKey = (text: string): readonly [bucket: string, key: string] => {
  const [bucket = '', ...key] = text.trim().split('/');
  return [bucket, key.join('/')];
};

const listOf = (text: string): readonly string[] =>
  text
    .split(',')
    .map((value) => value.trim())
    .filter((value) => value !== '');

/**
 * Returns the question from step 3, or the names of the invalid fields.
 * @param values values for additional condition keys. An empty value counts as absent.
 * @param now time of the request in milliseconds, if no time is entered
 * @param keys condition keys in the policies. If none of them uses the IP address, the form has no field for it.
 */
export function readQuestion(
  texts: FieldTexts,
  values: ReadonlyMap<string, string>,
  now: number,
  keys: ReadonlyMap<string, AskedKey>,
): Reading<Question> {
  const request = requestOf(texts);
  const [bucket, key] = bucketAndKey(texts.place);
  const [from, sourceKey] = bucketAndKey(texts.source);
  const wrong = failing({
    place: request.on === 'project' || (BUCKET.test(bucket) && (request.on !== 'object' || key !== '')),
    source: !request.copies || (BUCKET.test(from) && sourceKey !== ''),
    ip: !keys.has(IP) || (/^[^/]*$/.test(texts.ip) && readNetwork(texts.ip) !== undefined),
  });
  if (wrong.length > 0) return { value: undefined, wrong };
  const [currentTime, epochTime] = TIMES;
  const context = new Map<string, string | readonly string[]>([
    [currentTime, new Date(now).toISOString()],
    [epochTime, String(Math.floor(now / 1000))],
    ...[...values].filter(([, value]) => value !== '').map(([key, value]) => [key, keys.get(key)?.isList ? listOf(value) : value] as const),
    // If there's no slash after the bucket, a listing has no prefix. If there is one, the prefix can be empty.
    ...(request.on === 'prefix' && texts.place.includes('/') ? [['s3:prefix', key] as const] : []),
    [IP, texts.ip.trim()],
    ['aws:securetransport', String(texts.tls === 'yes')],
  ]);
  const who = whoOf(texts);
  const project = isPartner(who) ? texts.project : texts.ownProject;
  const asker = { who, project: project.trim(), user: texts.userName.trim() };
  return { value: { request, asker, bucket, key, source: texts.source.trim(), context }, wrong: [] };
}
