/** The commands of the composer's command-line program, from `commands.yaml`. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

interface Entry {
  readonly flags?: string;
  readonly inferred?: string;
  /** Flags that only newer releases support, or `true` if the entire command requires a newer release. */
  readonly newer?: string | true;
}

type Commands = Readonly<Record<string, Entry>>;

const { anywhere, ...sections } = parse(readFileSync(path.join(__dirname, 'commands.yaml'), 'utf8')) as { anywhere: string } & Readonly<
  Record<string, Commands>
>;

const flagsOf = ({ flags, inferred, newer }: Entry): string[] =>
  [flags, inferred, newer, anywhere].flatMap((names) => (typeof names === 'string' ? names.split(' ') : []));

/** Flags that each command accepts, without the leading dashes. */
export const knownCommands: ReadonlyMap<string, readonly string[]> = new Map(
  Object.values(sections)
    .flatMap((commands) => Object.entries(commands))
    .map(([command, entry]) => [command, flagsOf(entry)]),
);
