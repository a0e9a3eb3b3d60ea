/** `npm run check` reports within seconds what the tests say about a page in every language. */
import { formatDiagnostics } from '../src/lib/diagnostic';
import { changedFiles } from './changed-files';
import { project, runCommand } from './command';
import { startSpelling } from './spelling';

const USAGE = `npm run check [-- PAGE…]

Checks pages in every language and reports everything that npm test would report about their sources. PAGE is a file,
such as docs/guides/cors.md or its translation, or a name, such as guides/cors. Without PAGE, the command checks all
pages that differ from the main branch. To execute the code blocks, use npm run snippets.`;

const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`;

async function main(names: readonly string[]): Promise<void> {
  const changed = names.length > 0 ? [] : changedFiles(project);
  const spelling = startSpelling(project, [...names, ...changed]);
  const { checkPages } = await import('./check-pages');
  const { pages, problems, notes } = await checkPages(project, names, { changed, spelling });
  for (const line of formatDiagnostics(problems)) console.log(line);
  for (const line of formatDiagnostics(notes)) console.log(`note: ${line}`);
  console.log(`check: ${count(pages.length, 'page file')}, ${count(problems.length, 'problem')}`);
  if (problems.length > 0) process.exitCode = 1;
}

void runCommand('check', USAGE, {}, main, { least: 0 });
