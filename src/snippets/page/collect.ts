/** Reads the blocks of a page, wherever tabs, lists and admonitions nest them. */
import type { Code, Heading, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { parse as parseYaml } from 'yaml';
import { InfoStringError, parseInfoString, type InfoString } from '../../lib/info-string';
import { parsePage, VARIABLE_MARKS } from '../../lib/page-tree';
import { isExecutable } from './languages';
import { leansOnWhatIsIgnored } from './ignored-by-server';
import type { Block, Fault, Output, Page } from './model';

const MARKED = new RegExp(`${VARIABLE_MARKS[0]}([^${VARIABLE_MARKS[1]}]*)${VARIABLE_MARKS[1]}`, 'g');

/** The text as the author wrote it: the parser marks variables. */
const asWritten = (text: string): string => text.replace(MARKED, '{$1}');

const pinnedId = (heading: Heading): string | undefined => /\{#([\w-]+)\}\s*$/.exec(toString(heading))?.[1];

function titleOf(tree: Root, fallback: string): string {
  const node = tree.children[0];
  if (node?.type !== 'yaml') return fallback;
  const matter: unknown = parseYaml(asWritten(node.value));
  const title = typeof matter === 'object' && matter !== null && 'title' in matter ? matter.title : undefined;
  return typeof title === 'string' ? title : fallback;
}

/** The name of what a block uses, itself or in a file that the page saved before, though the server ignores it. */
function ignoredBy(text: string, before: readonly Block[]): string | undefined {
  const files = before.filter(({ info }) => info.save && info.title !== undefined && text.includes(`file://${info.title}`));
  return [text, ...files.map((file) => file.text)].map(leansOnWhatIsIgnored).find((name) => name !== undefined);
}

/** What a block says about itself that cannot be carried out. */
function markFault({ info, text }: Pick<Block, 'info' | 'text'>, before: readonly Block[]): string | undefined {
  const { mode } = info.execution;
  if (mode === 'none' && !info.save) {
    if (!isExecutable(info.language)) return undefined;
    return `this ${info.language} block does not say whether it runs; add run, run fails=Code, title="file" save, output or norun="reason"`;
  }
  if (mode !== 'run') return undefined;
  if (!isExecutable(info.language)) return `a ${info.language || 'nameless'} block cannot be run; only bash, python and js blocks can`;
  const ignored = ignoredBy(text, before);
  if (ignored === undefined || info.unproven !== undefined) return undefined;
  return `the test server ignores ${ignored}, so a success proves nothing; add unproven="the test server ignores …"`;
}

interface Reading {
  readonly blocks: Block[];
  readonly faults: Fault[];
  heading: string | undefined;
}

/** Hangs an output on the block before it. */
function addOutput(reading: Reading, file: string, output: Output): void {
  const last = reading.blocks.at(-1);
  if (last === undefined || last.info.execution.mode === 'none') {
    reading.faults.push({
      file,
      line: output.line,
      message: 'this output follows no block that runs or says norun; move it right after its command',
    });
    return;
  }
  reading.blocks[reading.blocks.length - 1] = { ...last, outputs: [...last.outputs, output] };
}

function addBlock(reading: Reading, file: string, node: Code, info: InfoString): void {
  const line = node.position?.start.line ?? 1;
  const text = asWritten(node.value);
  if (info.kind === 'output') {
    addOutput(reading, file, { line, language: info.language, text });
    return;
  }
  const message = markFault({ info, text }, reading.blocks);
  if (message !== undefined) reading.faults.push({ file, line, message });
  reading.blocks.push({ line, info, text, heading: reading.heading, outputs: [] });
}

/** Blocks that wait for an output they do not name. */
const waitsForNothing = ({ info, outputs }: Block): boolean =>
  info.execution.mode === 'run' && info.execution.eventually === true && outputs.length === 0;

/**
 * @param text whole file, variables not replaced
 * @param file path for faults
 * @param id   path within the docs instance, without extension
 * @throws VFileMessage with line and reason for a page that is no MDX
 */
export function collectPage(text: string, file: string, id: string): Page {
  const tree = parsePage(text);
  const reading: Reading = { blocks: [], faults: [], heading: undefined };
  visit(tree, (node) => {
    if (node.type === 'heading') reading.heading = pinnedId(node) ?? reading.heading;
    if (node.type !== 'code') return;
    try {
      addBlock(reading, file, node, parseInfoString(node.lang, asWritten(node.meta ?? '')));
    } catch (error) {
      if (!(error instanceof InfoStringError)) throw error;
      reading.faults.push({ file, line: node.position?.start.line ?? 1, message: error.message });
    }
  });
  for (const { line } of reading.blocks.filter(waitsForNothing)) {
    reading.faults.push({ file, line, message: 'eventually needs to know what to wait for; add an output block after it' });
  }
  return { file, id, title: titleOf(tree, id), blocks: reading.blocks, faults: reading.faults };
}
