/** The two files of a report: JSON, and HTML with no scripts and nothing loaded, readable by screen readers. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { escapeHtml } from '../../lib/escape';
import type { Report, Result } from '../model';
import { brokenIn, explain, type Group, groupsOf, isBroken, OUTCOME_NAMES, verdictOf } from './summary';

/** A server may send control characters, which are no characters of HTML. */
export const escape = (text: string): string => escapeHtml(text.replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/g, '\uFFFD'));

const STYLE = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { max-width: 70rem; margin: 2rem auto; padding: 0 1rem; }
table { width: 100%; border-collapse: collapse; margin-block: 0.5rem 2rem; }
caption { text-align: start; font-weight: 600; padding-block: 0.5rem; }
th, td { padding: 0.35rem 0.6rem; border-block-end: 1px solid #8886; text-align: start; vertical-align: top; overflow-wrap: anywhere; }
tbody th { font-weight: 600; }
.number { text-align: end; font-variant-numeric: tabular-nums; }
.outcome { white-space: nowrap; }
.outcome::before { content: '● '; color: #777; }
.holds::before { color: #2a7a35; }
.does-not-hold::before, .error::before { color: #c4351a; }
.broken { background: #c4351a1f; }
.scroll { overflow-x: auto; }
`;

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
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>Conformance of ${escape(endpoint)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>Conformance of ${escape(endpoint)}</h1>
<p>Region ${escape(region)}, ${escape(date)}, ${seconds.toFixed(0)} s. <strong>${verdictOf(brokenIn(report))}</strong></p>
${countTable(groups)}
${leftovers}
<h2>Results</h2>
${groups.map(table).join('\n')}
</main>
</body>
</html>
`;
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
