/**
 * A value that belongs to the process. The build makes an instance of a module for the configuration and for each plugin that
 * imports it, in each language, so what a module keeps for itself is made again and again.
 *
 * @param name of the value, the same in all instances
 * @param make makes it where there is none yet
 */
export function ofProcess<T>(name: string, make: () => T): T {
  const values = ((globalThis as { ofProcess?: Map<string, unknown> }).ofProcess ??= new Map());
  if (!values.has(name)) values.set(name, make());
  return values.get(name) as T;
}
