/** The file with the operations that probes of `src/conformance` saw the test server carry out, each with its effect. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { EVIDENCE_FOLDER } from './model';

/** From the root of the project. */
export const PROBES_FILE = `${EVIDENCE_FOLDER}/probes.json`;

const probes = z.strictObject({
  /** Day of the run, UTC. */
  date: z.iso.date(),
  /** With version. */
  server: z.string(),
  /** With versions. */
  clients: z.array(z.string()),
  operations: z.array(z.string()),
});

export type ProbeEvidence = z.infer<typeof probes>;

/** What tells of a probe in the table of operations. */
export type OperationProbe = Omit<ProbeEvidence, 'operations'>;

/** @returns undefined where no probe was recorded. @throws ZodError for a file that is not what this project writes */
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
 * Says that the evidence is not what a run of the probes saw, and how to renew it: that is no problem of the pages.
 * @param holding operations whose probe saw their effect
 */
export function outdatedProbeLines(known: Pick<ProbeEvidence, 'operations'> | undefined, holding: readonly string[]): string[] {
  const { operations = [] } = known ?? {};
  const outdated = [...holding.filter((name) => !operations.includes(name)), ...operations.filter((name) => !holding.includes(name))];
  return outdated.length === 0
    ? []
    : [`probes: the evidence of operations is missing or old (${outdated.join(', ')}); npm run probes writes it`];
}

/** @returns by name of an operation what a probe saw of it */
export function loadOperationProbes(root: string): (operation: string) => OperationProbe | undefined {
  const { operations = [], ...probe } = readProbes(root) ?? { date: '', server: '', clients: [] };
  const names = new Set(operations);
  return (operation) => (names.has(operation) ? probe : undefined);
}
