/**
 * Parses the body of a fenced `access` block. It contains settings, one per line, followed by rows with cells separated by `|`.
 *
 *     policy: reports-read-only.json
 *     user | GetObject    | {reader.bucket}/reports/q1.csv | allowed
 *     user | DeleteObject | {reader.bucket}/reports/q1.csv | refused
 * With `object: bucket/key`, a row doesn't have an address, but the state of the object after the request: `user | PutObject | allowed |
 * kept`.
 */
import type { Problem } from '../diagnostic';
import { actions, type ActionName } from './actions';

export const WHO = ['root', 'user', 'partner', 'anyone'] as const;
/** How a row's object is protected when the runner creates it. Each level up to `object-lock` includes the one before it. */
export const PROTECTIONS = ['none', 'versioning', 'object-lock', 'GOVERNANCE', 'COMPLIANCE', 'legal-hold'] as const;
/** Value of `policy` for a policy that allows all S3 actions. */
export const EVERY_ACTION = 's3:*';

export type Who = (typeof WHO)[number];
export type Protection = (typeof PROTECTIONS)[number];

export interface AccessRow {
  /** Line number, which depends on the `fence` argument of `parseAccessTable`. */
  readonly line: number;
  readonly who: Who;
  readonly action: ActionName;
  readonly bucket: string;
  /** Object key. It's empty for the bucket itself, and a prefix for list requests. */
  readonly key: string;
  readonly allowed: boolean;
  /** Error code of a denied request. */
  readonly code: string;
  /** Whether the object can still be read after the request. Undefined if the table doesn't say. */
  readonly kept: boolean | undefined;
}

export interface AccessTable {
  /** File names of the policies above the block. They're the only policies that the user has. */
  readonly policies: readonly string[];
  /** File name of the bucket policy that the table tests. */
  readonly bucketPolicy: string | undefined;
  /** Address of the object that the table tests. */
  readonly object: string | undefined;
  /** Undefined if the rows are tested on what the page has created so far. Otherwise, each row gets a new object. */
  readonly protection: Protection | undefined;
  readonly rows: readonly AccessRow[];
}

const SETTINGS = ['policy', 'bucket-policy', 'object', 'protection'] as const;
const REFUSED = /^refused(?: (?<code>[A-Z]\w+))?$/;

class TableError extends Error {
  constructor(
    message: string,
    readonly hint: string,
  ) {
    super(message);
  }
}

const isOneOf = <T extends string>(known: readonly T[], word: string): word is T => (known as readonly string[]).includes(word);

function oneOf<T extends string>(kind: string, known: readonly T[], word = ''): T {
  if (isOneOf(known, word)) return word;
  throw new TableError(`unknown ${kind} ${word || '(none)'}`, `use one of ${known.join(', ')}`);
}

/** Splits `bucket/key`, and checks that the address contains everything that the action needs. */
function place(action: ActionName, address: string): Pick<AccessRow, 'bucket' | 'key'> {
  const { on } = actions[action];
  const [bucket = '', ...rest] = (on === 'project' ? '' : address).split('/');
  const key = rest.join('/');
  if (on === 'object' && key === '') throw new TableError(`${action} needs an object`, 'write bucket/key');
  if (on === 'bucket' && key !== '') throw new TableError(`${action} needs a bucket`, 'leave out the key');
  return { bucket, key };
}

function parseRow(text: string, line: number, object: string | undefined): AccessRow {
  const cells = text.split('|').map((cell) => cell.trim());
  const form = object === undefined ? 'who | action | bucket/key | answer' : 'who | action | answer | kept';
  if (cells.length !== 4) throw new TableError(`a row needs four cells, but this one has ${cells.length}`, form);
  const who = oneOf('requester', WHO, cells[0]);
  const action = oneOf('action', Object.keys(actions) as ActionName[], cells[1]);
  const answer = (object === undefined ? cells[3] : cells[2]) ?? '';
  const refusal = REFUSED.exec(answer);
  if (answer !== 'allowed' && !refusal)
    throw new TableError(`unknown answer ${answer || '(none)'}`, 'use allowed, refused, or refused Code');
  const [ofBucket] = object?.split('/') ?? [];
  const address = object === undefined ? cells[2] : actions[action].on === 'object' ? object : ofBucket;
  return {
    line,
    who,
    action,
    ...place(action, address ?? ''),
    allowed: !refusal,
    code: refusal?.groups?.code ?? 'AccessDenied',
    kept: object === undefined ? undefined : oneOf('outcome', ['kept', 'lost'], cells[3]) === 'kept',
  };
}

function tableOf(settings: ReadonlyMap<string, string>, rows: readonly AccessRow[]): AccessTable {
  const policies = settings.get('policy')?.split(/\s*,\s*/) ?? [];
  const bucketPolicy = settings.get('bucket-policy');
  const stored = settings.get('protection');
  const own = stored !== undefined || policies.length > 0 || bucketPolicy !== undefined;
  return {
    policies,
    bucketPolicy,
    object: settings.get('object'),
    protection: own ? oneOf('protection', PROTECTIONS, stored ?? 'none') : undefined,
    rows,
  };
}

/**
 * @param fence page line where the block starts, so that lines are counted from the top of the page; without it, they start at 1
 * @returns the table with all rows that could be parsed, and every problem with its line number
 */
export function parseAccessTable(text: string, fence = 0): { readonly table: AccessTable; readonly problems: readonly Problem[] } {
  const settings = new Map<string, string>();
  const rows: AccessRow[] = [];
  const problems: Problem[] = [];
  const attempt = (line: number, work: () => void): void => {
    try {
      work();
    } catch (error) {
      if (!(error instanceof TableError)) throw error;
      problems.push({ line, message: `access table: ${error.message}`, hint: error.hint });
    }
  };
  for (const [at, content] of text.split('\n').entries()) {
    const line = fence + at + 1;
    const [, name, value = ''] = /^([\w-]+): *([^|]*)$/.exec(content.trim()) ?? [];
    if (content.trim() === '') continue;
    attempt(line, () => {
      if (name === undefined) rows.push(parseRow(content, line, settings.get('object')));
      else settings.set(oneOf('setting', SETTINGS, name), name === 'protection' ? oneOf('protection', PROTECTIONS, value) : value.trim());
    });
  }
  if (rows.length === 0 && problems.length === 0)
    problems.push({ line: fence + 1, message: 'access table has no rows', hint: 'write who | action | bucket/key | answer' });
  return { table: tableOf(settings, rows), problems };
}
