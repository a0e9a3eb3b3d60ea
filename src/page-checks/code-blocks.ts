/** Code blocks: a language each, an info string that can be read, and JSON that is JSON. */
import type { Code } from 'mdast';
import { visit } from 'unist-util-visit';
import { InfoStringError, parseInfoString, type InfoString } from '../lib/info-string';
import { lineOf } from './parse';
import type { Check, Fault, Page } from './types';

/** Blocks in these languages are executed by the snippet runner, so each says what is to happen. */
const RUNNABLE = ['bash', 'python', 'js'];
/** One name for one language. */
const ALIASES: Readonly<Record<string, string>> = {
  sh: 'bash',
  shell: 'bash',
  zsh: 'bash',
  console: 'bash',
  javascript: 'js',
  mjs: 'js',
  py: 'python',
  yml: 'yaml',
  ps1: 'powershell',
  txt: 'text',
  plain: 'text',
};
/** Pages whose commands are executed: every guide and the quickstart of the storage service. */
const COVERED = /^(?:guides\/|getting-started\/quickstart$)/;

const isCovered = ({ instance, id }: Page): boolean => instance.id === 'home' && COVERED.test(id);

function languageFaults(block: Code): Fault[] {
  const line = lineOf(block);
  if (!block.lang) return [{ line, message: 'code block has no language', cure: 'write one after the fence; text for plain text' }];
  const name = ALIASES[block.lang];
  return name ? [{ line, message: `code block is in ${block.lang}`, cure: `write ${name}, the name used everywhere` }] : [];
}

function executionFaults(block: Code, info: InfoString): Fault[] {
  if (!RUNNABLE.includes(info.language)) return [];
  if (info.kind === 'output' || info.save || info.execution.mode !== 'none') return [];
  return [
    {
      line: lineOf(block),
      message: `${info.language} block does not say whether it runs`,
      cure: 'add run, run fails=Code, title="file" save, output or norun="reason"',
    },
  ];
}

/** The text without `…`, which in an output stands for anything that was left out. */
function withoutEllipsis(text: string): string {
  return text
    .replace(/^\s*(?:…|"…")\s*,?\s*$/gm, '')
    .replace(/(?<=[[{,]\s*)…(?=\s*[\]},])/g, '')
    .replace(/:\s*…/g, ': null')
    .replace(/,(?:\s*,)+/g, ',')
    .replace(/([[{])\s*,/g, '$1')
    .replace(/,(\s*[\]}])/g, '$1');
}

function jsonFaults(block: Code, info: InfoString): Fault[] {
  if (info.language !== 'json') return [];
  try {
    JSON.parse(info.kind === 'output' ? withoutEllipsis(block.value) : block.value);
    return [];
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const cure = info.kind === 'output' ? 'correct it; … may stand for what is left out' : 'correct it, or write text if it is no JSON';
    return [{ line: lineOf(block) + 1, message: `block is not JSON: ${error.message.split('\n').join(' ')}`, cure }];
  }
}

function blockFaults(page: Page, block: Code): Fault[] {
  try {
    const info = parseInfoString(block.lang, block.meta);
    return [...languageFaults(block), ...jsonFaults(block, info), ...(isCovered(page) ? executionFaults(block, info) : [])];
  } catch (error) {
    if (!(error instanceof InfoStringError)) throw error;
    return [{ line: lineOf(block), message: 'info string cannot be read', cure: error.message }];
  }
}

export const codeBlocks: Check = {
  name: 'code blocks',
  run: (page) => {
    const faults: Fault[] = [];
    visit(page.tree, 'code', (block) => {
      faults.push(...blockFaults(page, block));
    });
    return faults;
  },
};
