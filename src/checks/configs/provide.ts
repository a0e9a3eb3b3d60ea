/** Gets the programs that the checks of configuration files run. */
import { spawnSync } from 'node:child_process';

export const isCi = process.env.CI === 'true';
/** Users have no sbin on their path. */
export const env = { ...process.env, PATH: `${process.env.PATH ?? ''}:/usr/sbin:/sbin`, DEBIAN_FRONTEND: 'noninteractive' };

const has = (program: string): boolean => spawnSync('which', [program], { env }).status === 0;

/**
 * Installs what is missing. Some packages start a service, so only a machine that is thrown away gets them.
 * @returns how to get each program that is still missing
 */
export function provide(programs: readonly { readonly name: string; readonly package: string }[]): readonly string[] {
  const missing = programs.filter(({ name }) => !has(name));
  if (isCi && missing.length > 0 && process.getuid?.() === 0 && has('apt-get')) {
    const apt = (...args: readonly string[]) =>
      spawnSync('apt-get', ['--quiet=2', '-o', 'DPkg::Lock::Timeout=300', ...args], { env, stdio: 'inherit' });
    apt('update');
    apt('install', '--yes', '--no-install-recommends', ...missing.map((program) => program.package));
  }
  return missing.filter(({ name }) => !has(name)).map((program) => `${program.name} is missing: apt-get install ${program.package}`);
}
