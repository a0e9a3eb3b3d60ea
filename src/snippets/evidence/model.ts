/** Defines the file that records which blocks are proven, on which server, and when. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { DiagnosticError } from '../../lib/diagnostic';

/** Folder of the files that runs write, relative to the project root. */
export const EVIDENCE_FOLDER = 'src/snippets/evidence/data';
/** Path of the evidence file, relative to the project root. */
export const EVIDENCE_FILE = `${EVIDENCE_FOLDER}/snippets.json`;

const block = z.strictObject({
  /** Block id (`page/block-id.ts`). Blocks are in page order. */
  id: z.string(),
  outcome: z.enum(['passed', 'unproven', 'not-run']),
  /** Reason why a block wasn't run, or why its success doesn't prove anything. */
  reason: z.string().optional(),
  /** S3 and IAM operations that the server executed while the block ran. */
  operations: z.array(z.string()).optional(),
});

/** This object isn't strict, because files written before December 2026 contain additional data about the run. */
const page = z.object({
  /** Date of the run in UTC: `2024-06-30`. */
  date: z.iso.date(),
  /** Server name and version. */
  server: z.string(),
  /** Versions of the clients that the page uses, by client name. */
  clients: z.record(z.string(), z.string()),
  blocks: z.array(block),
});

const evidence = z.strictObject({
  /** Page evidence, by page id. */
  pages: z.record(z.string(), page),
});

export type BlockEvidence = z.infer<typeof block>;
export type PageEvidence = z.infer<typeof page>;
export type Evidence = z.infer<typeof evidence>;

const RENEWAL = 'delete the file, and recreate it with: npm run snippets -- --write';

/** @throws Error with the line number, for text that isn't JSON, such as an incomplete file */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    // If the error has no position, the text ends too early.
    const at = Number(/at position (\d+)/.exec(error.message)?.[1] ?? text.length);
    const line = text.slice(0, at).split('\n').length;
    throw new DiagnosticError([{ file: EVIDENCE_FILE, line, message: `isn’t JSON: ${error.message}`, hint: RENEWAL }]);
  }
}

/** @throws Error with the line or field, for a file that this project didn't write */
export function readEvidence(root: string): Evidence {
  const file = path.join(root, EVIDENCE_FILE);
  if (!existsSync(file)) return { pages: {} };
  const parsed = evidence.safeParse(parseJson(readFileSync(file, 'utf8')));
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const message = `${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}`;
  throw new DiagnosticError([{ file: EVIDENCE_FILE, message, hint: RENEWAL }]);
}
