/**
 * The styles of a page in two parts: what it shows first gets its rules at once, and the rest follows. The page must be drawn
 * as with all rules in their order, though some come later than they stood.
 */
import type { Block, Value } from './style-sheet';

/** Properties that set the same as others, though their names begin otherwise. */
const SAME: Readonly<Record<string, string>> = {
  line: 'font',
  row: 'gap',
  column: 'gap',
  top: 'inset',
  right: 'inset',
  bottom: 'inset',
  left: 'inset',
};

/** What a property sets, at most: `border` for `border-inline-start-color`. */
function areaOf(property: string): string {
  if (property.startsWith('--')) return property;
  const [name = ''] = property.replace(/^-(?:webkit|moz|ms)-/, '').split('-');
  return SAME[name] ?? name;
}

/** What a value may overrule, or be overruled by: rules of other layers never depend on their order. */
const claimOf = ({ context }: Block, { property }: Value): string =>
  `${context.find((atRule) => atRule.startsWith('@layer')) ?? ''} ${areaOf(property)}`;

/**
 * Blocks for the rest of a page, after those for its first part.
 * @param blocks of the whole page, in their order
 * @param isFirst whether the first part has a block
 * @param defined custom properties that the first part has
 */
export function restOf(blocks: readonly Block[], isFirst: (block: Block) => boolean, defined: ReadonlySet<string>): Block[] {
  const claimed = new Set<string>();
  return blocks.flatMap((block) => {
    const isUnknown = ({ property }: Value): boolean => property.startsWith('--') && !defined.has(property);
    // What the first part has must stand once more behind a rule that it overruled.
    const values = isFirst(block) ? block.values.filter((value) => isUnknown(value) || claimed.has(claimOf(block, value))) : block.values;
    for (const value of values) claimed.add(claimOf(block, value));
    return isFirst(block) && values.length === 0 ? [] : [{ ...block, values }];
  });
}
