/** Schema for the YAML in a `diagram` block, including the rules that involve several parts. */
import * as z from 'zod';
import { places, type Place } from './neighbours';

/** Maximum text lengths in characters. Longer texts are unreadable on a phone. */
const LABEL_MAX = 16;
const NOTE_MAX = 28;
const LINK_LABEL_MAX = 14;
const TITLE_MAX = 32;
const LANE_ITEMS_MAX = 8;

/** Schema for a single-line text of at most `max` characters. Numbers need quotes in YAML. */
const text = (what: string, max: number) =>
  z
    .string({ error: `expected text (in quotes if it’s a number or contains ": ")` })
    .trim()
    .min(1, { error: 'must not be empty' })
    .refine((value) => Array.from(value).length <= max, { error: `is longer than ${max} characters; shorten the ${what}` });

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

/** Items that belong together. They get a frame if there's a title. */
const group = z.strictObject({
  title: text('title', TITLE_MAX).optional(),
  items: z.array(item).min(1, { error: 'needs at least one item' }),
});

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

/** Returns why two items can't be linked, if so. */
function problemWithEnds(from: Place, to: Place): string | undefined {
  if (from.lane === to.lane && from.index === to.index) return 'links an item to itself';
  if (Math.abs(from.lane - to.lane) > 1) return 'links items that are more than one lane apart; link items in adjacent lanes, or move one';
  return undefined;
}

export const diagramSchema = z
  .strictObject({
    title: text('title', 80),
    description: text('description', 600),
    lanes: z.array(lane).min(2, { error: 'needs 2 to 5 lanes' }).max(5, { error: 'needs 2 to 5 lanes' }),
    links: z.array(link).default([]),
  })
  .transform((diagram, context) => {
    const report = (message: string, ...path: [string, number]): void => context.addIssue({ code: 'custom', path, message });
    const ids = diagram.lanes.map(({ groups }) => groups.flatMap(({ items }) => items.map((one) => one.id)));
    for (const [at, { length }] of ids.entries())
      if (length > LANE_ITEMS_MAX) report(`has ${length} items; expected at most ${LANE_ITEMS_MAX} in a lane`, 'lanes', at);
    const used = new Set<string>();
    for (const [at, name] of ids.flatMap((names, at) => names.map((name) => [at, name] as const))) {
      if (used.has(name)) report(`the id ${name} is used twice; give each item a unique id`, 'lanes', at);
      used.add(name);
    }
    const known = places(diagram);
    const linked = new Set<string>();
    for (const [at, { from, to }] of diagram.links.entries()) {
      const missing = [from, to].filter((name) => !known.has(name)).join(', ');
      const message =
        missing !== ''
          ? `no item has the id ${missing}; known: ${[...known.keys()].join(', ')}`
          : linked.has(`${from}>${to}`)
            ? `links ${from} to ${to} again; remove one of these links`
            : problemWithEnds(known.get(from) as Place, known.get(to) as Place);
      linked.add(`${from}>${to}`);
      if (message !== undefined) report(message, 'links', at);
    }
    return diagram;
  });

export type Item = z.infer<typeof item>;
export type Group = z.infer<typeof group>;
export type Lane = z.infer<typeof lane>;
export type Link = z.infer<typeof link>;
export type Diagram = z.infer<typeof diagramSchema>;
