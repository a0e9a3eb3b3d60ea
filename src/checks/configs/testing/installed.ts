/** The programs that the checks of configuration files run. */
import { spawnSync } from 'node:child_process';

export const isCi = process.env.CI === 'true';
/** For ordinary users, sbin isn't on the path. */
export const env = { ...process.env, PATH: `${process.env.PATH ?? ''}:/usr/sbin:/sbin` };

/** @returns how to get each missing program */
export const missingOf = (programs: readonly { readonly name: string; readonly package: string }[]): readonly string[] =>
  programs
    .filter(({ name }) => spawnSync('which', [name], { env }).status !== 0)
    .map((program) => `${program.name} is missing: apt-get install ${program.package}`);
