/** What the block of a diagram says, checked, before anything is placed. */

export const SHAPES = ['box', 'hex', 'disk', 'person'] as const;
export const TONES = ['plain', 'accent', 'data', 'parity', 'muted', 'danger'] as const;
export const LINK_STYLES = ['solid', 'dashed'] as const;

export interface Item {
  readonly id: string;
  readonly shape: (typeof SHAPES)[number];
  readonly label: string;
  readonly note?: string;
  readonly tone: (typeof TONES)[number];
}

/** Items that belong together; with a frame around them where there is a title. */
export interface Group {
  readonly title?: string;
  readonly items: readonly Item[];
}

/** A column of the wide layout, a row of the narrow one. */
export interface Lane {
  readonly groups: readonly Group[];
}

export interface Link {
  readonly from: string;
  readonly to: string;
  readonly label?: string;
  readonly style: (typeof LINK_STYLES)[number];
}

export interface Diagram {
  readonly title: string;
  readonly description: string;
  readonly lanes: readonly Lane[];
  readonly links: readonly Link[];
}

/** Where an item stands: numbers of its lane and of its place in the lane, over all groups. */
export interface Place {
  readonly lane: number;
  readonly index: number;
}

/** The place of every item, by id. */
export function places({ lanes }: Diagram): Map<string, Place> {
  return new Map(
    lanes.flatMap(({ groups }, lane) => groups.flatMap(({ items }) => items).map(({ id }, index) => [id, { lane, index }] as const)),
  );
}
