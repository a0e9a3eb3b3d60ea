/** Finds programs on the search path, and runs a program until it exits. */
import { execFile, type ExecFileException, type ExecFileOptions } from 'node:child_process';
import { accessSync, constants, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

type CommandOptions = Pick<ExecFileOptions, 'env'>;

/** Thrown if a program fails. Contains the program's output. */
export class CommandError extends Error {
  override name = 'CommandError';
}

const MINUTE_MS = 60_000;
const MAX_OUTPUT_BYTES = 16 * 1024 ** 2;
const execute = promisify(execFile);

/**
 * @returns the program's standard output
 * @throws CommandError if the program is missing, fails, or takes too long
 */
export async function runCommand(command: string, args: readonly string[], options: CommandOptions = {}): Promise<string> {
  try {
    return (await execute(command, args, { ...options, timeout: MINUTE_MS, killSignal: 'SIGKILL', maxBuffer: MAX_OUTPUT_BYTES })).stdout;
  } catch (error) {
    const { killed, message } = error as ExecFileException;
    throw new CommandError(killed ? `${[command, ...args].join(' ')}: took too long` : message.trim());
  }
}

/** Returns the standard output of a program, or undefined if the program is missing or fails. */
export async function tryCommand(command: string, args: readonly string[], options?: CommandOptions): Promise<string | undefined> {
  try {
    return await runCommand(command, args, options);
  } catch (error) {
    if (error instanceof CommandError) return undefined;
    throw error;
  }
}

/** Returns the folders in PATH and those where packages install daemons, except those in the home folder, which blocks can't access. */
export const programFolders = (): string[] =>
  [...new Set([...(process.env.PATH ?? '').split(path.delimiter), '/usr/bin', '/usr/sbin'])].filter(
    (folder) => folder !== '' && !`${folder}/`.startsWith(`${os.homedir()}/`),
  );

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch (error) {
    if (error instanceof Error && 'code' in error) return false; // missing, or we can't execute it
    throw error;
  }
}

/** Returns all programs with this name, in search path order. */
export const findPrograms = (name: string): string[] =>
  programFolders()
    .map((folder) => path.join(folder, name))
    .filter(isProgram);

export const hasProgram = (name: string): boolean => findPrograms(name).length > 0;
