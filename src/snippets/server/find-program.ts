/** Finds programs on the search path. */
import { accessSync, constants, statSync } from 'node:fs';
import path from 'node:path';

/** Folders to look in: those of PATH, and where packages put daemons. */
const folders = (): string[] =>
  [...(process.env.PATH ?? '').split(path.delimiter), '/usr/bin', '/usr/sbin'].filter((folder) => folder !== '');

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch (error) {
    if (error instanceof Error && 'code' in error) return false; // absent, or not ours to run
    throw error;
  }
}

/** All programs with this name, in the order of the search path. */
export const findPrograms = (name: string): string[] => [...new Set(folders().map((folder) => path.join(folder, name)))].filter(isProgram);

export const hasProgram = (name: string): boolean => findPrograms(name).length > 0;
