/** Example files and commands of the pages, read by a real parser and held against a schema where there is one. */
import type { Code } from 'mdast';
import { visit } from 'unist-util-visit';
import { parseInfoString } from '../../lib/info-string';
import { lineOf } from '../parse';
import type { Check, Fault } from '../types';
import { isManifest, manifestFaults } from './manifest';
import { parsers } from './parsers';
import { isPolicy, policyFaults } from './policy';

const CURE = 'correct it, or give the block the language that it is in';

const oneLine = (error: unknown): string => (error instanceof Error ? error.message : String(error)).split('\n').join(' ');

function schemaFaults(language: string, parsed: unknown): string[] {
  if (language === 'json' && isPolicy(parsed)) return policyFaults(parsed);
  return language === 'yaml' ? (parsed as unknown[]).filter(isManifest).flatMap(manifestFaults) : [];
}

function blockFaults(block: Code): Fault[] {
  const { language, kind } = parseInfoString(block.lang, block.meta);
  const parse = parsers[language];
  if (!parse || kind === 'output') return [];
  const line = lineOf(block) + 1;
  try {
    return schemaFaults(language, parse(block.value)).map((message) => ({ line, message, cure: CURE }));
  } catch (error) {
    return [{ line, message: `block is not ${language}: ${oneLine(error)}`, cure: CURE }];
  }
}

export const examples: Check = {
  name: 'examples',
  run: (page) => {
    // Translations have the same code to the byte; their originals are checked.
    if (page.file.startsWith('i18n/')) return [];
    const faults: Fault[] = [];
    visit(page.tree, 'code', (block) => {
      faults.push(...blockFaults(block));
    });
    return faults;
  },
};
