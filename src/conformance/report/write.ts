import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Report } from '../model';
import { htmlReport } from './html';

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
