/** Reads the data files. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { parseNames, parseOperations, type NamesFile, type Operation } from './schema';

/** From the root of the project. */
const DATA_FOLDER = 'src/operations/data';
export const OPERATIONS_FILE = `${DATA_FOLDER}/operations.yaml`;
export const NAMES_FILE = `${DATA_FOLDER}/names.yaml`;

const readYaml = (root: string, file: string): unknown => parse(readFileSync(path.join(root, file), 'utf8'));

/**
 * @param root folder of the project
 * @returns operations in the order of the file
 * @throws Error naming file, operation and field
 */
export const loadOperations = (root: string): Operation[] => parseOperations(readYaml(root, OPERATIONS_FILE), OPERATIONS_FILE);

/** @throws Error naming file and field */
export const loadNames = (root: string): NamesFile => parseNames(readYaml(root, NAMES_FILE), NAMES_FILE);
