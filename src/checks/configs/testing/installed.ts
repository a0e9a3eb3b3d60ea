/** Finds the programs that the configuration file checks run. */
import { spawnSync } from 'node:child_process';

export const isCi = process.env.CI === 'true';
/** Environment whose path includes sbin, which isn't on the path of ordinary users. */
export const env = { ...process.env, PATH: `${process.env.PATH ?? ''}:/usr/sbin:/sbin` };

/** @returns installation instructions for each missing program */
export const missingOf = (programs: readonly { readonly name: string; readonly package: string }[]): readonly string[] =>
  programs
    .filter(({ name }) => spawnSync('which', [name], { env }).status !== 0)
    .map((program) => `${program.name} is missing: apt-get install ${program.package}`);
