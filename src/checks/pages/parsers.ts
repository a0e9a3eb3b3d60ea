/**
 * Real parsers for the example files on the pages. Each parser throws an error with a message if the text isn't valid in its language. None
 * of them executes the text.
 */
import { spawnSync } from 'node:child_process';
import { parse as parseJavaScript } from 'acorn';
import { parse as parseIni } from 'ini';
import { SaxesParser } from 'saxes';
import { parseAllDocuments } from 'yaml';
import { memoize } from '../../lib/memoize';

class ExampleError extends Error {}

/** Thrown if the program that reads a block isn't installed. This isn't a problem in the page. */
export class MissingProgramError extends Error {}

type Parser = (text: string) => unknown;

/**
 * Returns a parser that runs a program on the text. The program must check whether its standard input is well-formed. Each text is checked
 * only once, because translations contain the same code.
 */
const programParser = (program: string, args: readonly string[]): Parser =>
  memoize((text): true => {
    const { status, stderr, error } = spawnSync(program, args, { input: text, encoding: 'utf8' });
    if (error) throw new MissingProgramError(`${program} can’t be started: ${error.message}`);
    if (status !== 0) throw new ExampleError(stderr.trim().split('\n').at(-1) ?? `${program} rejects it`);
    return true;
  });

function yaml(text: string): void {
  for (const document of parseAllDocuments(text)) {
    const [first] = document.errors;
    if (first) throw new ExampleError(first.message.split('\n')[0]);
    document.toJS();
  }
}

/** Parses INI text. The `ini` parser accepts any line, so this function rejects lines that aren't a section, key, or comment. */
function ini(text: string): unknown {
  const odd = text
    .split('\n')
    .find((line) => !/^\s*(?:$|[#;]|\[[^\]]+\]\s*$|[^=\s][^=]*=|\s+\S)/.test(line) && /[{}<>]|^\S+\s*:/.test(line));
  if (odd !== undefined) throw new ExampleError(`expected a section, a key, or a comment; found: ${odd}`);
  return parseIni(text);
}

function xml(text: string): void {
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => {
    throw new ExampleError(error.message);
  });
  parser.write(text).close();
}

/** Script that runs the HCL parser in a child process. The parser is WebAssembly and starts asynchronously, but checks are synchronous. */
const READ_HCL =
  "require('@cdktn/hcl2json').parse('example.tf', require('node:fs').readFileSync(0, 'utf8')).catch((error) => { console.error(String(error.message).split('\\n').join(' ')); process.exit(1); })";

/** Removes `…` from JSON. It stands for the omitted parts of an output. */
export function withoutEllipsis(text: string): string {
  return text
    .replace(/^\s*(?:…|"…")\s*,?\s*$/gm, '')
    .replace(/(?<=[[{,]\s*)…(?=\s*[\]},])/g, '')
    .replace(/:\s*…/g, ': null')
    .replace(/,(?:\s*,)+/g, ',')
    .replace(/([[{])\s*,/g, '$1')
    .replace(/,(\s*[\]}])/g, '$1');
}

export const parsers: Readonly<Record<string, Parser>> = {
  json: (text) => JSON.parse(text) as unknown,
  yaml,
  ini,
  xml,
  hcl: programParser(process.execPath, ['--eval', READ_HCL]),
  js: (text) => parseJavaScript(text, { ecmaVersion: 'latest', sourceType: 'module', allowAwaitOutsideFunction: true }),
  bash: programParser('bash', ['-n']),
  python: programParser('python3', ['-c', 'import ast, sys; ast.parse(sys.stdin.read())']),
};
