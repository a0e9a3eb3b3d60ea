/** The programs that the checks of configuration files run. */
import { spawnSync } from 'node:child_process';

export const isCi = process.env.CI === 'true';
/** Users have no sbin on their path. */
export const env = { ...process.env, PATH: `${process.env.PATH ?? ''}:/usr/sbin:/sbin` };

/** @returns how to get each program that is missing */
export const missingOf = (programs: readonly { readonly name: string; readonly package: string }[]): readonly string[] =>
  programs
    .filter(({ name }) => spawnSync('which', [name], { env }).status !== 0)
    .map((program) => `${program.name} is missing: apt-get install ${program.package}`);
