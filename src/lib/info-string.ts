/**
 * Parses the info string of a fenced code block, which is the text after the opening fence. Examples:
 *
 * `json title="policy.json"` · `json output` · `text output answers` · `bash run fails=AccessDenied` ·
 * `bash norun="needs a web console"` · `json title="policy.json" save` ·
 * `bash run unproven="the test server ignores checksums"` · `bash run eventually` · `bash run needs="rclone 1.74"`
 */

/** What the snippet runner does with a block. */
type Execution =
  | { readonly mode: 'none' }
  /** `eventually` repeats a block until its output is as expected, for blocks that take effect with a delay. */
  | { readonly mode: 'run'; readonly fails?: string | undefined; readonly eventually?: true }
  | { readonly mode: 'skip'; readonly reason: string };

export interface InfoString {
  /** Language as written. It isn't validated here, and is empty if there is none. */
  readonly language: string;
  readonly title?: string | undefined;
  readonly kind: 'code' | 'output';
  /** Whether the output is a dialog in which the reader's input follows the colon after each question. */
  readonly answers: boolean;
  /** Whether the block must be saved to the file that `title` names. */
  readonly save: boolean;
  readonly execution: Execution;
  /** The reason why a block's success on the test server doesn't prove anything. */
  readonly unproven?: string | undefined;
  /** Minimum releases, separated by commas, such as `rclone 1.74`. The block is skipped on older releases. */
  readonly needs?: string | undefined;
}

/** Languages of blocks that can be executed. Other blocks are only shown, or saved as files. */
const EXECUTABLE = ['bash', 'python', 'js', 'access'] as const;

export type Executable = (typeof EXECUTABLE)[number];

export const isExecutable = (language: string): language is Executable => (EXECUTABLE as readonly string[]).includes(language);

export class InfoStringError extends Error {
  override name = 'InfoStringError';
}

const FLAGS = ['output', 'answers', 'run', 'save', 'eventually'] as const;
const KEYS = ['title', 'fails', 'norun', 'unproven', 'needs'] as const;
const EXPECTED =
  'title="…", output, output answers, run, fails=Code, eventually, save, norun="reason", unproven="reason", or needs="program version"';

/** Words in an info string, with their values, if any. */
type Words = ReadonlyMap<string, string | undefined>;

/** Matches white space, or a word with an optional value, which can be quoted. */
const TOKEN = /\s+|(?<word>[A-Za-z]+)(?:=(?:"(?<double>[^"]*)"|'(?<single>[^']*)'|(?<bare>[^\s"']+)))?/y;

function tokenize(meta: string): Words {
  const values = new Map<string, string | undefined>();
  for (let at = 0; at < meta.length; at = TOKEN.lastIndex) {
    TOKEN.lastIndex = at;
    const match = TOKEN.exec(meta);
    if (!match) throw new InfoStringError(`can’t read ${meta.slice(at)}; expected ${EXPECTED}`);
    const { word, double, single, bare } = match.groups ?? {};
    if (word === undefined) continue;
    if (values.has(word)) throw new InfoStringError(`${word} appears twice`);
    values.set(word, double ?? single ?? bare);
  }
  return values;
}

function checkWords(values: Words): void {
  for (const [word, value] of values) {
    const isFlag = (FLAGS as readonly string[]).includes(word);
    const isKey = (KEYS as readonly string[]).includes(word);
    if (!isFlag && !isKey) throw new InfoStringError(`unknown word ${word}; expected ${EXPECTED}`);
    if (isFlag && value !== undefined) throw new InfoStringError(`${word} doesn’t take a value`);
    if (isKey && !value?.trim()) throw new InfoStringError(`${word} needs a value: ${word}="…"`);
  }
}

/** Rejects words that contradict each other or that require another word. */
function checkCombination(values: Words): void {
  const has = (word: string): boolean => values.has(word);
  const refuse = (message: string): never => {
    throw new InfoStringError(message);
  };
  if (has('run') && has('norun')) refuse('run and norun can’t be combined');
  if (has('save') && has('norun')) refuse('save and norun can’t be combined');
  if (has('fails') && !has('run')) refuse('fails requires run: run fails=AccessDenied');
  if (has('eventually') && (!has('run') || has('fails'))) refuse('eventually requires run without fails: run eventually');
  if (has('unproven') && !has('run')) refuse('unproven requires run: run unproven="reason"');
  if (has('needs') && !has('run')) refuse('needs requires run: run needs="rclone 1.74"');
  if (has('save') && !has('title')) refuse('save requires a file name: title="policy.json" save');
  if (has('answers') && !has('output')) refuse('answers requires output: output answers');
  const deed = ['run', 'norun', 'save'].find(has);
  if (has('output') && deed) refuse(`an output block can’t have ${deed}`);
}

function execution(values: Words): Execution {
  const reason = values.get('norun');
  if (reason !== undefined) return { mode: 'skip', reason };
  if (!values.has('run')) return { mode: 'none' };
  return { mode: 'run', fails: values.get('fails'), ...(values.has('eventually') && { eventually: true }) };
}

/**
 * Parses an info string.
 *
 * @param language first word after the fence (`lang` in the Markdown tree)
 * @param meta     rest of the line (`meta` in the Markdown tree)
 * @throws InfoStringError whose message says what was expected; the caller adds the file and line number
 */
export function parseInfoString(language: string | null | undefined, meta: string | null | undefined): InfoString {
  const values = tokenize(meta ?? '');
  checkWords(values);
  checkCombination(values);
  return {
    language: language ?? '',
    title: values.get('title'),
    kind: values.has('output') ? 'output' : 'code',
    answers: values.has('answers'),
    save: values.has('save'),
    execution: execution(values),
    unproven: values.get('unproven'),
    needs: values.get('needs'),
  };
}
