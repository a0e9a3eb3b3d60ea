/** Schema for the YAML in a `diagram` block. check.ts contains the rules that involve several parts. */
import * as z from 'zod';

/** Maximum text lengths in characters. Longer texts are unreadable on a phone. */
const LABEL_MAX = 16;
const NOTE_MAX = 28;
const LINK_LABEL_MAX = 14;
const TITLE_MAX = 32;

/** Schema for a single-line text of at most `max` characters. Numbers need quotes in YAML. */
function text(what: string, max: number) {
  return z
    .string({ error: `expected text (in quotes if it’s a number or contains ": ")` })
    .trim()
    .min(1, { error: 'must not be empty' })
    .refine((value) => Array.from(value).length <= max, { error: `is longer than ${max} characters; shorten the ${what}` });
}

const id = z
  .string({ error: 'expected an id' })
  .regex(/^[A-Za-z][A-Za-z0-9_-]*$/, { error: 'must begin with a letter and contain only letters, digits, hyphens, and underscores' });

const item = z.strictObject({
  id,
  shape: z.enum(['box', 'hex', 'disk', 'person']),
  label: text('label', LABEL_MAX),
  note: text('note', NOTE_MAX).optional(),
  tone: z.enum(['plain', 'accent', 'data', 'parity', 'muted', 'danger']).default('plain'),
});

const items = z.array(item).min(1, { error: 'needs at least one item' });

/** Items that belong together. They get a frame if there's a title. */
const group = z.strictObject({ title: text('title', TITLE_MAX).optional(), items });

/** A column in the wide layout and a row in the narrow one. It contains items or groups of items. */
const lane = group
  .partial({ items: true })
  .extend({ groups: z.array(group).min(1).optional() })
  .transform(({ groups, items, title }, context) => {
    if (items && !groups) return { groups: [{ title, items }] };
    if (groups && !items && title === undefined) return { groups };
    context.addIssue('expected items (with an optional title) or groups');
    return z.NEVER;
  });

const link = z.strictObject({
  from: id,
  to: id,
  label: text('link label', LINK_LABEL_MAX).optional(),
  style: z.enum(['solid', 'dashed']).default('solid'),
});

export const diagramSchema = z.strictObject({
  title: text('title', 80),
  description: text('description', 600),
  lanes: z.array(lane).min(2, { error: 'needs 2 to 5 lanes' }).max(5, { error: 'needs 2 to 5 lanes' }),
  links: z.array(link).default([]),
});

export type Item = z.infer<typeof item>;
export type Group = z.infer<typeof group>;
export type Lane = z.infer<typeof lane>;
export type Link = z.infer<typeof link>;
export type Diagram = z.infer<typeof diagramSchema>;
