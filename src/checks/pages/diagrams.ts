/** Checks that diagrams can be drawn from their YAML in both layouts. */
import { compileDiagram, parseDiagram } from '@ds3-docs/diagram';
import type { Code } from 'mdast';
import { lineOf, nodesOf } from '../../content';
import type { Problem } from '../../lib/diagnostic';
import type { Check } from './types';

function diagramProblems(block: Code): Problem[] {
  const { diagram, problems } = parseDiagram(block.value);
  if (!diagram) return problems.map(({ message, line }) => ({ message, line: lineOf(block) + line }));
  try {
    compileDiagram(diagram, 'diagram');
    return [];
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return [{ line: lineOf(block), message: `diagram can’t be drawn: ${error.message}` }];
  }
}

export const diagrams: Check = ({ tree }) =>
  nodesOf(tree, 'code')
    .filter(({ lang }) => lang === 'diagram')
    .flatMap(diagramProblems);
