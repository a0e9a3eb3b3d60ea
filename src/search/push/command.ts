/** Where the command prints, and how it ends. */
import { UsageError } from '../../lib/usage-error';

/** Where a command prints. */
export interface Console {
  say: (line: string) => void;
  complain: (line: string) => void;
}

/** Exit code of a command that was called wrongly. */
const MISUSED = 2;

/** `parseArgs` throws TypeErrors with a code for unknown options and missing values. */
function isMisuse(error: unknown): error is Error {
  if (error instanceof UsageError) return true;
  return error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
}

/** Runs a command. An error of the caller becomes a line and exit code 2; any other error is thrown on. */
export async function runCommand(usage: string, complain: Console['complain'], run: () => Promise<number>): Promise<number> {
  try {
    return await run();
  } catch (error) {
    if (!isMisuse(error)) throw error;
    complain(error instanceof UsageError ? error.message : `${error.message}\nExpected: ${usage}`);
    return MISUSED;
  }
}

/** What to do about a folder without pages. */
export const noPages = (folder: string): string =>
  `${folder} holds no page that Docusaurus has built. Build the site first (npm run build), or name its folder: --site <folder>`;
