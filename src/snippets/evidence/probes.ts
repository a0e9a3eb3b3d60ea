/** Reads and writes the file with the operations whose effects on the test server were verified by the probes in `src/conformance`. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { EVIDENCE_FOLDER } from './model';

/** Path of the probe file, relative to the project root. */
export const PROBES_FILE = `${EVIDENCE_FOLDER}/probes.json`;

const probes = z.strictObject({
  /** Date of the run in UTC. */
  date: z.iso.date(),
  /** Server name and version. */
  server: z.string(),
  /** Client names and versions. */
  clients: z.array(z.string()),
  operations: z.array(z.string()),
});

export type ProbeEvidence = z.infer<typeof probes>;

/** Information about a probe for the operations table. */
export type OperationProbe = Omit<ProbeEvidence, 'operations'>;

/** @returns the recorded probes, or undefined if there are none. @throws ZodError for a file that this project didn't write */
export function readProbes(root: string): ProbeEvidence | undefined {
  const file = path.join(root, PROBES_FILE);
  return existsSync(file) ? probes.parse(JSON.parse(readFileSync(file, 'utf8'))) : undefined;
}

export function writeProbes(root: string, evidence: ProbeEvidence): void {
  const file = path.join(root, PROBES_FILE);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(evidence, undefined, 1)}\n`);
}

/**
 * Reports that the evidence differs from what the probes observed, and how to update it. This isn't a problem with the pages.
 * @param holding operations whose effect was observed by a probe
 */
export function outdatedProbeLines(known: Pick<ProbeEvidence, 'operations'> | undefined, holding: readonly string[]): string[] {
  const { operations = [] } = known ?? {};
  const outdated = [...holding.filter((name) => !operations.includes(name)), ...operations.filter((name) => !holding.includes(name))];
  return outdated.length === 0
    ? []
    : [`probes: the evidence for operations is missing or outdated (${outdated.join(', ')}); to update it, run: npm run probes`];
}

/** @returns a function that returns a probe's findings for an operation name */
export function loadOperationProbes(root: string): (operation: string) => OperationProbe | undefined {
  const { operations = [], ...probe } = readProbes(root) ?? { date: '', server: '', clients: [] };
  const names = new Set(operations);
  return (operation) => (names.has(operation) ? probe : undefined);
}
