/** Reads and checks `data/operations.yaml` and `i18n/<locale>/operations.yaml`, which writers edit. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod';
import { sourceLocale } from '../../site/locales';
import { AREAS, STATUSES } from '../model';

const text = z.string().trim().min(1);

const operation = z.strictObject({
  /** Operation name in the Amazon S3 API reference. */
  name: z.string().regex(/^[A-Z][A-Za-z0-9]+$/),
  area: z.enum(AREAS),
  status: z.enum(STATUSES),
  /** True if the reference documents the operation but the SDK has no command for it. */
  beyondModel: z.literal(true).optional(),
  /** Id of a page in `docs/`, optionally with `#heading`. */
  guide: z
    .string()
    .regex(/^[\w-]+\/[\w-]+(?:#[\w-]+)?$/)
    .optional(),
  /** Headers, query parameters, or elements, named as they're sent. If several share a note, they're separated by commas. */
  parameters: z.array(text).min(1).optional(),
});

const texts = z.strictObject({
  statuses: z.record(z.enum(STATUSES), text),
  areas: z.record(z.enum(AREAS), text),
  columns: z.strictObject({ operation: text, status: text, note: text, guide: text, proof: text }),
  words: z.strictObject({ probe: text, link: text, unknown: text, tested: text, untested: text, title: text, introduction: text }),
  operations: z.record(z.string(), z.strictObject({ note: text.optional(), parameters: z.record(z.string(), text).default({}) })),
});

/** Schemas that code editors use to check the files while you type. */
export const operationSchemas = { operations: z.array(operation), texts };

export type Operation = z.infer<typeof operation>;
export type Texts = z.infer<typeof texts>;

interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/** Formats a validation error, for example, `PutBucketAcl: status: expected …`. */
function describe(entries: readonly unknown[], { path: [index, ...field], message }: Issue): string {
  const entry = entries[Number(index)];
  const name = typeof entry === 'object' && entry !== null && 'name' in entry ? String(entry.name) : `entry ${Number(index) + 1}`;
  return `${name}: ${field.map(String).join('.') || '(entry)'}: ${message}`;
}

/**
 * @param data contents of `operations.yaml`
 * @param where path of the file, for error messages
 * @throws Error that names each invalid operation and field, and each duplicate operation
 */
export function parseOperations(data: unknown, where: string): Operation[] {
  const parsed = z.array(operation).safeParse(data);
  if (!parsed.success) {
    const entries = Array.isArray(data) ? data : [];
    throw new Error(parsed.error.issues.map((issue) => `${where}: ${describe(entries, issue)}`).join('\n'));
  }
  const twice = parsed.data.find(({ name }, at) => parsed.data.findIndex((other) => other.name === name) !== at);
  if (twice) throw new Error(`${where}: ${twice.name}: name: is listed twice; keep one entry`);
  return parsed.data;
}

/** @throws Error that names each invalid field in a language's `operations.yaml` */
export function parseTexts(data: unknown, where: string): Texts {
  const parsed = texts.safeParse(data);
  if (parsed.success) return parsed.data;
  throw new Error(parsed.error.issues.map(({ path: field, message }) => `${where}: ${field.map(String).join('.')}: ${message}`).join('\n'));
}

/** Path relative to the project's root folder. */
export const OPERATIONS_FILE = 'src/operations/data/operations.yaml';
export const textsFile = (locale: string): string => `i18n/${locale}/operations.yaml`;

const readYaml = (root: string, file: string): unknown => parse(readFileSync(path.join(root, file), 'utf8'));

/** @returns operations in the same order as in the file @throws Error that names the file, operation, and field */
export const loadOperations = (root: string): Operation[] => parseOperations(readYaml(root, OPERATIONS_FILE), OPERATIONS_FILE);

/** Loads a language's texts, or else the English ones, for each operation. @throws Error that names the file and field */
export function loadTexts(root: string, locale: string): Texts {
  const read = (language: string): Texts => parseTexts(readYaml(root, textsFile(language)), textsFile(language));
  const original = read(sourceLocale);
  if (locale === sourceLocale || !existsSync(path.join(root, textsFile(locale)))) return original;
  const own = read(locale);
  return { ...own, operations: { ...original.operations, ...own.operations } };
}
