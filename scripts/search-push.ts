/** `npm run search:push` uploads a built site's records to the brand's hosted search. src/search/README.md lists the options. */
import { fileURLToPath } from 'node:url';
import { loadBrand } from '../src/brand/plugin';
import { DiagnosticError } from '../src/lib/diagnostic';
import { pushCommand } from '../src/search/plugin';

const say = (line: string): void => console.log(line);
const complain = (line: string): void => console.error(line);

/** A signal that aborts at the first Ctrl+C. The second Ctrl+C ends the program, as it does by default. */
function interruption(): AbortSignal {
  const controller = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => controller.abort());
  return controller.signal;
}

async function main(): Promise<number> {
  try {
    const { brand } = loadBrand(fileURLToPath(new URL('..', import.meta.url)));
    const { hostedSearch: hosted, languages } = brand;
    const surroundings = { hosted, languages, environment: process.env, say, complain, interruption: interruption() };
    return await pushCommand(process.argv.slice(2), surroundings);
  } catch (error) {
    if (!(error instanceof DiagnosticError)) throw error;
    complain(error.message);
    return 2;
  }
}

// The exit code indicates success only if the command sets it at its end.
process.exitCode = 1;
void main().then((code) => {
  process.exitCode = code;
});
