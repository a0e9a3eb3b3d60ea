/** The two files of a report: JSON, and HTML with no scripts and nothing loaded, readable by screen readers. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { escapeHtml } from '../../lib/escape';
import type { Report, Result } from '../model';
import { brokenIn, explain, type Group, groupsOf, isBroken, OUTCOME_NAMES, verdictOf } from './summary';

/** A server may send control characters, which are no characters of HTML. */
export const escape = (text: string): string => escapeHtml(text.replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/g, '\uFFFD'));

const TEMPLATE = new URL('./report.html', import.meta.url);

const row = (result: Result): string =>
  `<tr${isBroken(result) ? ' class="broken"' : ''}><th scope="row">${escape(result.name)}</th><td>${escape(result.documented)}</td>` +
  `<td class="outcome ${result.outcome}">${OUTCOME_NAMES[result.outcome]}</td><td>${escape(explain(result))}</td></tr>`;

function table({ name, results }: Group): string {
  return `<div class="scroll" role="region" aria-label="${name}" tabindex="0"><table><caption>${name} (${results.length})</caption>
<thead><tr><th scope="col">Name</th><th scope="col">Documented</th><th scope="col">Outcome</th><th scope="col">What came</th></tr></thead>
<tbody>
${results.map(row).join('\n')}
</tbody></table></div>`;
}

function countTable(groups: readonly Group[]): string {
  const head = Object.values(OUTCOME_NAMES).map((name) => `<th scope="col" class="number">${name}</th>`);
  const rows = groups.map(
    ({ name, counts }) => `<tr><th scope="row">${name}</th>${counts.map((count) => `<td class="number">${count}</td>`).join('')}</tr>`,
  );
  return `<table><caption>Counts</caption><thead><tr><td></td>${head.join('')}</tr></thead><tbody>\n${rows.join('\n')}\n</tbody></table>`;
}

/** @returns a whole document */
export function htmlReport(report: Report): string {
  const { endpoint, region, date, seconds, left } = report;
  const groups = groupsOf(report);
  const leftovers = left.length === 0 ? '' : `<h2>Left behind</h2><ul>${left.map((bucket) => `<li>${escape(bucket)}</li>`).join('')}</ul>`;
  const parts: Readonly<Record<string, string>> = {
    title: `Conformance of ${escape(endpoint)}`,
    about: `Region ${escape(region)}, ${escape(date)}, ${seconds.toFixed(0)} s.`,
    verdict: verdictOf(brokenIn(report)),
    counts: countTable(groups),
    left: leftovers,
    results: groups.map(table).join('\n'),
  };
  return readFileSync(TEMPLATE, 'utf8').replace(/\{(\w+)\}/g, (_, name: string) => parts[name] ?? '');
}

/** Writes `conformance.json` and `conformance.html`. @returns their paths */
export function writeReport(folder: string, report: Report): string[] {
  mkdirSync(folder, { recursive: true });
  const files = { 'conformance.json': `${JSON.stringify(report, undefined, 1)}\n`, 'conformance.html': htmlReport(report) };
  return Object.entries(files).map(([name, text]) => {
    const file = path.join(folder, name);
    writeFileSync(file, text);
    return file;
  });
}
