/** The report as one HTML file: no scripts, nothing loaded, readable in any browser and by screen readers. */
import { OUTCOMES, type Report, type Result } from '../model';
import { countOf, explain, groupsOf, isBroken, OUTCOME_NAMES } from './summary';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text for content and attributes. Control characters, which a server may send, are no characters of HTML. */
export const escapeHtml = (text: string): string =>
  text
    .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/g, '\uFFFD')
    .replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);

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
  `<tr${isBroken(result) ? ' class="broken"' : ''}><th scope="row">${escapeHtml(result.name)}</th><td>${escapeHtml(result.documented)}</td>` +
  `<td class="outcome ${result.outcome}">${OUTCOME_NAMES[result.outcome]}</td><td>${escapeHtml(explain(result))}</td></tr>`;

function table(name: string, results: readonly Result[]): string {
  if (results.length === 0) return '';
  const caption = `${name} (${results.length})`;
  return `<div class="scroll" role="region" aria-label="${escapeHtml(name)}" tabindex="0"><table><caption>${escapeHtml(caption)}</caption>
<thead><tr><th scope="col">Name</th><th scope="col">Documented</th><th scope="col">Outcome</th><th scope="col">What came</th></tr></thead>
<tbody>
${results.map(row).join('\n')}
</tbody></table></div>`;
}

function counts(report: Report): string {
  const rows = groupsOf(report)
    .filter(([, results]) => results.length > 0)
    .map(
      ([name, results]) =>
        `<tr><th scope="row">${escapeHtml(name)}</th>${OUTCOMES.map((outcome) => `<td class="number">${countOf(results, outcome)}</td>`).join('')}</tr>`,
    );
  return `<table><caption>Counts</caption><thead><tr><td></td>${OUTCOMES.map((outcome) => `<th scope="col" class="number">${OUTCOME_NAMES[outcome]}</th>`).join('')}</tr></thead><tbody>
${rows.join('\n')}
</tbody></table>`;
}

/** @returns a whole document */
export function htmlReport(report: Report): string {
  const { endpoint, region, date, seconds, left } = report;
  const broken = [...report.operations, ...report.guarantees, ...report.blocks].filter(isBroken).length;
  const verdict = broken === 0 ? 'All that is documented and was tried holds.' : `${broken} documented things do not hold.`;
  const leftovers =
    left.length === 0 ? '' : `<h2>Left behind</h2><ul>${left.map((bucket) => `<li>${escapeHtml(bucket)}</li>`).join('')}</ul>`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>Conformance of ${escapeHtml(endpoint)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>Conformance of ${escapeHtml(endpoint)}</h1>
<p>Region ${escapeHtml(region)}, ${escapeHtml(date)}, ${seconds.toFixed(0)} s. <strong>${verdict}</strong></p>
${counts(report)}
${leftovers}
<h2>Results</h2>
${groupsOf(report)
  .map(([name, results]) => table(name, results))
  .join('\n')}
</main>
</body>
</html>
`;
}
