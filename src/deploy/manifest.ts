/** The record of what is deployed, kept under the prefix: the only thing that makes an object this program's own. */
import * as z from 'zod';
import { UsageError } from '../lib/usage-error';
import { OWN_FOLDER } from './model';

const FORMAT = 1;
/** A path outside the prefix cannot be written: S3 knows no way up. The folder of this program is not the site's. */
const sitePath = z.string().refine((path) => path !== '' && !path.startsWith(OWN_FOLDER));
const published = z.object({ bytes: z.number(), sha256: z.string(), etag: z.string(), headers: z.string() });
const files = z.record(sitePath, published);

const schema = z.object({
  format: z.literal(FORMAT),
  /** When the last deploy that came to its end did. */
  at: z.iso.datetime(),
  /** The version that was deployed whole. */
  files,
  /** What earlier versions had, with the time since when it is not needed by the newest. */
  retired: z.record(sitePath, z.iso.datetime()),
  /** Files of a deploy that has begun: some are there, others not. */
  pending: files.optional(),
});

export type Manifest = z.infer<typeof schema>;

/** @param where address of the object, for the message */
export function parseManifest(text: string, where: string): Manifest {
  const parsed = schema.safeParse(parseJson(text));
  if (parsed.success) return parsed.data;
  const { path = [], message = '' } = parsed.error.issues[0] ?? {};
  throw new UsageError(
    `${where}: ${['manifest', ...path].join('.')}: ${message}. It was written by another version of this program or by hand. ` +
      'Restore it, or delete it and deploy with --adopt; what earlier versions left is then not cleared up.',
  );
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined; // the schema refuses it with its own message
    throw error;
  }
}

export const NOTHING: Manifest = { format: FORMAT, at: new Date(0).toISOString(), files: {}, retired: {} };
