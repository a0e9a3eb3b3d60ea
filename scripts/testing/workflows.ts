/** This repository's workflows and actions, as their tests read them. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';

const folder = fileURLToPath(new URL('../../.github/workflows', import.meta.url));
export const names = readdirSync(folder).sort();
export const textOf = (name: string): string => readFileSync(path.join(folder, name), 'utf8');

/** This repository's actions, which its workflows share. */
const actions = fileURLToPath(new URL('../../.github/actions', import.meta.url));
export const actionNames = readdirSync(actions).sort();
export const actionOf = (name: string): string => readFileSync(path.join(actions, name, 'action.yml'), 'utf8');

export interface Step {
  readonly id?: string;
  readonly uses?: string;
  readonly run?: string;
  readonly env?: NodeJS.ProcessEnv;
  readonly with?: Readonly<Record<string, unknown>>;
}
export interface Job {
  readonly if?: string;
  readonly uses?: string;
  readonly permissions?: Readonly<Record<string, string>> | string;
  readonly environment?: unknown;
  readonly 'timeout-minutes'?: number;
  readonly env?: unknown;
  readonly strategy?: { readonly matrix: Readonly<Record<string, readonly string[]>> };
  readonly steps?: readonly Step[];
}
export interface Workflow {
  readonly on?: unknown;
  readonly permissions?: unknown;
  readonly env?: unknown;
  readonly jobs: Readonly<Record<string, Job>>;
}

export const workflow = (name: string): Workflow => parse(textOf(name)) as Workflow;

export const eventsOf = ({ on }: Workflow): string[] =>
  typeof on === 'string' ? [on] : Array.isArray(on) ? on.map(String) : Object.keys(on ?? {});
