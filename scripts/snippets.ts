/**
 * `npm run snippets` executes the code blocks of the covered pages against a real S3 server. Arguments name pages (`npm run snippets --
 * guides/object-lock`). `--write` updates the evidence file.
 */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { pageVariables, loadBrand } from '../src/brand/plugin';
import { runSnippets } from '../src/snippets';

const root = fileURLToPath(new URL('..', import.meta.url));

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { write: { type: 'boolean', default: false } } });
  const run = await runSnippets({
    root,
    names: positionals,
    shown: pageVariables(loadBrand(root).brand),
    write: values.write,
    say: (line) => console.log(line),
  });
  const problems = [...run.problems.values()].flat().concat(run.missedGoals);
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length === 0 ? 0 : 1;
}

// The exit code indicates success only if `main` sets it at its end.
process.exitCode = 1;
main().catch((error: unknown) => console.error(error instanceof Error ? error.message : String(error)));
