import type { PhrasingContent, Root, RootContent } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { actions } from '../../lib/access/actions';
import { hasAction } from '../../lib/access/has-action';
import { parseAccessTable, type AccessRow, type AccessTable } from '../../lib/access/table';
import { failWith, type Problem } from '../../lib/diagnostic';
import { jsxElement } from '../../lib/jsx-element';
import type { Mark } from '../../lib/reader-values/marks';
import type { Features } from '../../site/features';
import type { HighlightOptions } from '../highlight/remark-highlight';
import { codeOfParts } from '../tables/remark-tables';

export interface AccessOptions extends HighlightOptions {
  /** Returns one of the build's interface texts by ID. The IDs of table texts begin with `access.`. */
  readonly text: (id: string) => string;
  readonly features: Features;
}

type Kind = 'who' | 'action' | 'place' | 'answer' | 'outcome';
type Cell = readonly [kind: Kind, children: PhrasingContent[]];

const words = (value: string): PhrasingContent => ({ type: 'text', value });
const code = (value: string, values: readonly Mark[] = []): PhrasingContent => ({ type: 'inlineCode', value, data: { values } });

/** Texts in a table that are reader values. */
type Values = ReadonlySet<string>;

/** Marks for the page's bucket and for the beginning of the key. */
function marksIn({ bucket, key }: AccessRow, values: Values): Mark[] {
  const start = bucket.length + 1;
  const prefix = [...values].find((text) => text.endsWith('/') && key.startsWith(text)) ?? '';
  return [
    ...(values.has(bucket) ? [{ start: 0, end: bucket.length }] : []),
    ...(prefix === '' ? [] : [{ start, end: start + prefix.length }]),
  ];
}

function cellsOf(row: AccessRow, text: AccessOptions['text'], values: Values): Cell[] {
  const { operation = row.action } = actions[row.action];
  const refusal = row.code === 'AccessDenied' ? [] : [words(' '), code(row.code)];
  const answer = row.allowed ? [words(text('access.answer.allowed'))] : [words(text('access.answer.refused')), ...refusal];
  const place = row.key === '' ? row.bucket : `${row.bucket}/${row.key}`;
  return [
    ['who', [words(text(`access.who.${row.who}`))]],
    ['action', [words(`${text(`access.action.${row.action}`)} `), codeOfParts(operation)]],
    row.kept === undefined ? ['place', place === '' ? [] : [code(place, marksIn(row, values))]] : ['answer', answer],
    row.kept === undefined ? ['answer', answer] : ['outcome', [words(text(`access.outcome.${row.kept ? 'kept' : 'lost'}`))]],
  ];
}

/** Color of the mark next to the words: green for an action that is allowed, or for data that is retained. */
const toneOf = (kind: Kind, { allowed, kept }: AccessRow): string | undefined =>
  kind === 'answer' ? (allowed ? 'yes' : 'no') : kind === 'outcome' ? (kept ? 'yes' : 'no') : undefined;

function tableRow(row: AccessRow, text: AccessOptions['text'], values: Values) {
  const cells = cellsOf(row, text, values).map(([kind, children], at) =>
    // The first cell is the row header.
    jsxElement(at === 0 ? 'th' : 'td', { scope: at === 0 ? 'row' : undefined, 'data-kind': kind, 'data-tone': toneOf(kind, row) }, [
      { type: 'mdxJsxTextElement', name: 'span', attributes: [], children },
    ]),
  );
  return jsxElement('tr', {}, cells);
}

/** `Who may do what: veeam-policy.json` */
function captionOf({ object, policies, bucketPolicy, protection }: AccessTable, text: AccessOptions['text']): string {
  const subject = object === undefined ? text('access.caption.access') : text('access.caption.protection').replace('{object}', object);
  const stored = object === undefined || protection === undefined ? undefined : text(`access.protection.${protection}`);
  const about = [...policies, bucketPolicy, stored].filter((part) => part !== undefined);
  return about.length === 0 ? subject : `${subject}: ${about.join(', ')}`;
}

/**
 * Returns the table without what the service doesn't have: IAM users with their policies, a retention mode, and requests for locks or
 * lifecycle rules.
 */
function offered(table: AccessTable, features: Features): AccessTable {
  const isOffered = ({ who, action }: AccessRow): boolean =>
    (who !== 'user' || features.has('iamUsers')) && hasAction(action, [...features]);
  const hasMode =
    (table.protection !== 'GOVERNANCE' || features.has('governanceMode')) &&
    (table.protection !== 'COMPLIANCE' || features.has('complianceMode'));
  return {
    ...table,
    policies: features.has('iamUsers') ? table.policies : [],
    // Rows without the bypass are the same in both modes.
    protection: hasMode ? table.protection : undefined,
    rows: table.rows.filter(isOffered),
  };
}

function tableNodes(table: AccessTable, text: AccessOptions['text'], values: Values): RootContent[] {
  const kinds: Kind[] = table.object === undefined ? ['who', 'action', 'place', 'answer'] : ['who', 'action', 'answer', 'outcome'];
  const heads = kinds.map((kind) => jsxElement('th', { scope: 'col', 'data-kind': kind }, [words(text(`access.column.${kind}`))]));
  const rows = table.rows.map((row) => tableRow(row, text, values));
  return [jsxElement('thead', {}, [jsxElement('tr', {}, heads)]), jsxElement('tbody', {}, rows)];
}

/**
 * Turns every fenced `access` block into `<AccessTable>`, or removes it if no row remains. The table is marked as tested if every row was
 * tested.
 */
export default function remarkAccess({ text, features, proofOf }: AccessOptions) {
  return (tree: Root, file: VFile): void => {
    const problems: Problem[] = [];
    visit(tree, 'code', (node, index, parent) => {
      if (node.lang !== 'access' || !parent || index === undefined) return undefined;
      const line = node.position?.start.line ?? 1;
      const { table: whole, problems: found } = parseAccessTable(node.value, line);
      problems.push(...found);
      const table = offered(whole, features);
      if (table.rows.length === 0) {
        parent.children.splice(index, 1);
        return index;
      }
      const attributes = { caption: captionOf(table, text), ...proofOf?.(file.path, line) };
      const values = new Set(node.data?.values?.map(({ start, end }) => node.value.slice(start, end)));
      parent.children[index] = jsxElement('AccessTable', attributes, tableNodes(table, text, values));
      return SKIP;
    });
    failWith(file, problems, 'access');
  };
}
