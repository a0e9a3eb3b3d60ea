/**
 * The info string of a fenced code block: what stands after the opening fence.
 *
 * `json title="policy.json" {2,4-6}` · `json output` · `bash run fails=AccessDenied` ·
 * `bash norun="needs a web console"` · `json title="policy.json" save` ·
 * `bash run unproven="the test server ignores checksums"` · `bash run eventually`
 */

/** First and last line of a highlighted range, counted from 1, both included. */
export interface LineRange {
  readonly first: number;
  readonly last: number;
}

/** What the snippet runner does with a block. */
type Execution =
  | { readonly mode: 'none' }
  | {
      readonly mode: 'run';
      readonly fails?: string;
      /** Repeated until the output is as expected: the effect comes later. */ readonly eventually?: true;
    }
  | { readonly mode: 'skip'; readonly reason: string };

export interface InfoString {
  /** As written, not checked against a list of languages; empty where there is none. */
  readonly language: string;
  readonly title?: string;
  readonly kind: 'code' | 'output';
  readonly highlight: readonly LineRange[];
  /** The text is to be written to the file that `title` names. */
  readonly save: boolean;
  readonly execution: Execution;
  /** Why a success of the block on the test server proves nothing. */
  readonly unproven?: string;
}

export class InfoStringError extends Error {
  override name = 'InfoStringError';
}

const FLAGS = ['output', 'run', 'save', 'eventually'] as const;
const KEYS = ['title', 'fails', 'norun', 'unproven'] as const;
const EXPECTED = 'title="…", output, run, fails=Code, eventually, save, norun="reason", unproven="reason" or {1,3-4}';

/** A blank, a `{1,3-4}`, or a word with an optional quoted or bare value. */
const TOKEN = /\s+|\{(?<lines>[^}]*)\}|(?<word>[A-Za-z]+)(?:=(?:"(?<double>[^"]*)"|'(?<single>[^']*)'|(?<bare>[^\s"']+)))?/y;

function parseLines(text: string): LineRange[] {
  return text.split(',').map((part) => {
    const match = /^\s*(\d+)(?:-(\d+))?\s*$/.exec(part);
    const first = Number(match?.[1]);
    const last = Number(match?.[2] ?? match?.[1]);
    if (!match || first < 1 || last < first) {
      throw new InfoStringError(`{${text}} is not a list of lines; write for example {1,3-4}`);
    }
    return { first, last };
  });
}

interface Words {
  readonly values: ReadonlyMap<string, string | undefined>;
  readonly highlight: readonly LineRange[];
}

function tokenize(meta: string): Words {
  const values = new Map<string, string | undefined>();
  const highlight: LineRange[] = [];
  let at = 0;
  while (at < meta.length) {
    TOKEN.lastIndex = at;
    const match = TOKEN.exec(meta);
    if (!match) throw new InfoStringError(`cannot read ${meta.slice(at)}; expected ${EXPECTED}`);
    const { lines, word, double, single, bare } = match.groups ?? {};
    if (lines !== undefined) highlight.push(...parseLines(lines));
    if (word !== undefined) {
      if (values.has(word)) throw new InfoStringError(`${word} is given twice`);
      values.set(word, double ?? single ?? bare);
    }
    at = TOKEN.lastIndex;
  }
  return { values, highlight };
}

function checkWords(values: Words['values']): void {
  for (const [word, value] of values) {
    const isFlag = (FLAGS as readonly string[]).includes(word);
    const isKey = (KEYS as readonly string[]).includes(word);
    if (!isFlag && !isKey) throw new InfoStringError(`unknown word ${word}; expected ${EXPECTED}`);
    if (isFlag && value !== undefined) throw new InfoStringError(`${word} takes no value`);
    if (isKey && !value?.trim()) throw new InfoStringError(`${word} needs a value: ${word}="…"`);
  }
}

/** Pairs of words that contradict each other or need each other. */
function checkCombination(values: Words['values']): void {
  const has = (word: string): boolean => values.has(word);
  const refuse = (message: string): never => {
    throw new InfoStringError(message);
  };
  if (has('run') && has('norun')) refuse('run and norun exclude each other');
  if (has('save') && has('norun')) refuse('save and norun exclude each other');
  if (has('fails') && !has('run')) refuse('fails needs run: run fails=AccessDenied');
  if (has('eventually') && (!has('run') || has('fails'))) refuse('eventually needs run, without fails: run eventually');
  if (has('unproven') && !has('run')) refuse('unproven needs run: run unproven="reason"');
  if (has('save') && !has('title')) refuse('save needs the file name: title="policy.json" save');
  const deed = ['run', 'norun', 'save'].find(has);
  if (has('output') && deed) refuse(`an output block cannot have ${deed}`);
}

function execution(values: Words['values']): Execution {
  const reason = values.get('norun');
  if (reason !== undefined) return { mode: 'skip', reason };
  if (!values.has('run')) return { mode: 'none' };
  const fails = values.get('fails');
  return { mode: 'run', ...(fails === undefined ? {} : { fails }), ...(values.has('eventually') ? { eventually: true } : {}) };
}

/**
 * Parses an info string.
 *
 * @param language first word after the fence (`lang` of the Markdown tree)
 * @param meta     all that follows it (`meta` of the Markdown tree)
 * @throws InfoStringError that says what was expected; the caller adds file and line
 */
export function parseInfoString(language: string | null | undefined, meta: string | null | undefined): InfoString {
  const { values, highlight } = tokenize(meta ?? '');
  checkWords(values);
  checkCombination(values);
  const title = values.get('title');
  const unproven = values.get('unproven');
  return {
    language: language ?? '',
    ...(title === undefined ? {} : { title }),
    kind: values.has('output') ? 'output' : 'code',
    highlight,
    save: values.has('save'),
    execution: execution(values),
    ...(unproven === undefined ? {} : { unproven }),
  };
}
