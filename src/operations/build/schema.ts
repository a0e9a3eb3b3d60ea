/** The form of the two files in `data/`, which writers edit. */
import * as z from 'zod';
import { i18n } from '../../site/locales';
import { AREAS, STATUSES } from '../model';

type Locale = (typeof i18n.locales)[number];

const perLocale = Object.fromEntries(i18n.locales.map((locale) => [locale, z.string().trim().min(1)])) as Record<Locale, z.ZodString>;

/** A text in every language of the site, none missing and none empty. */
const texts = z.strictObject(perLocale);

const parameter = z.strictObject({
  /** As it is sent: a header, a query parameter or an element; several are separated by commas. */
  name: z.string().min(1),
  ...texts.shape,
});

const operation = z.strictObject({
  /** As in the API reference of Amazon S3. */
  name: z.string().regex(/^[A-Z][A-Za-z0-9]+$/),
  area: z.enum(AREAS),
  status: z.enum(STATUSES),
  /** The reference documents it and the SDK has no command for it. */
  beyondModel: z.literal(true).optional(),
  /** Id of a page of `docs/`, also with `#heading`. */
  guide: z
    .string()
    .regex(/^[\w-]+\/[\w-]+(?:#[\w-]+)?$/)
    .optional(),
  note: texts.optional(),
  parameters: z.array(parameter).min(1).optional(),
});

const names = z.strictObject({
  statuses: z.record(z.enum(STATUSES), texts),
  areas: z.record(z.enum(AREAS), texts),
  columns: z.strictObject({ operation: texts, status: texts, note: texts, guide: texts, proof: texts }),
  words: z.strictObject({ blocks: texts, parameters: texts, untested: texts, title: texts, introduction: texts }),
});

export type Texts = z.infer<typeof texts>;
export type Operation = z.infer<typeof operation>;
export type NamesFile = z.infer<typeof names>;

interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/** `PutBucketAcl: note.it: expected …` */
function describe(entries: readonly unknown[], { path: [index, ...field], message }: Issue): string {
  const entry = entries[Number(index)];
  const name = typeof entry === 'object' && entry !== null && 'name' in entry ? String(entry.name) : `entry ${Number(index) + 1}`;
  return `${name}: ${field.map(String).join('.') || '(entry)'}: ${message}`;
}

/**
 * @param data  content of `operations.yaml`
 * @param where path of the file, for errors
 * @throws Error naming each operation and field that is wrong, and an operation that stands there twice
 */
export function parseOperations(data: unknown, where: string): Operation[] {
  const parsed = z.array(operation).safeParse(data);
  if (!parsed.success) {
    const entries = Array.isArray(data) ? data : [];
    throw new Error(parsed.error.issues.map((issue) => `${where}: ${describe(entries, issue)}`).join('\n'));
  }
  const twice = parsed.data.find(({ name }, at) => parsed.data.findIndex((other) => other.name === name) !== at);
  if (twice) throw new Error(`${where}: ${twice.name}: name: stands there twice; keep one entry`);
  return parsed.data;
}

/** @throws Error naming each field of `names.yaml` that is wrong */
export function parseNames(data: unknown, where: string): NamesFile {
  const parsed = names.safeParse(data);
  if (parsed.success) return parsed.data;
  throw new Error(parsed.error.issues.map(({ path, message }) => `${where}: ${path.map(String).join('.')}: ${message}`).join('\n'));
}
