/** Commands of the composer's command line, from `commands.yaml`. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

interface Entry {
  readonly flags?: string;
  readonly inferred?: string;
  readonly newer?: string | true;
}

type Commands = Readonly<Record<string, Entry>>;
type Data = { readonly anywhere: string } & Readonly<Record<string, Commands | string>>;

/** Flags, without their dashes, that each command takes. */
export type Known = ReadonlyMap<string, readonly string[]>;

const words = (text: string | true = ''): string[] => (text === true ? [] : text.split(' '));

function flagsOf({ flags, inferred, newer }: Entry, anywhere: string): string[] {
  return [flags, inferred, newer, anywhere].flatMap(words);
}

function readKnown(): Known {
  const { anywhere, ...sheets } = parse(readFileSync(path.join(__dirname, 'commands.yaml'), 'utf8')) as Data;
  const entries = Object.values(sheets).flatMap((commands) => Object.entries(commands as Commands));
  return new Map(entries.map(([command, entry]) => [command, flagsOf(entry, anywhere)]));
}

export const knownCommands = readKnown();
