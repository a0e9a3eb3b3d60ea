/**
 * Splits a page's styles into two parts: rules for its first part come first, and the rest follow later. The page must look the same as
 * with all rules in their original order, even though some rules now come after others.
 */
import type { Block, Value } from './style-sheet';

/** Properties that overlap with others even though their names start differently. */
const SAME: Readonly<Record<string, string>> = {
  line: 'font',
  row: 'gap',
  column: 'gap',
  top: 'inset',
  right: 'inset',
  bottom: 'inset',
  left: 'inset',
};

/** The broadest shorthand that a property belongs to: `border` for `border-inline-start-color`. */
function areaOf(property: string): string {
  if (property.startsWith('--')) return property;
  const [name = ''] = property.replace(/^-(?:webkit|moz|ms)-/, '').split('-');
  return SAME[name] ?? name;
}

/** Identifies values that can override each other. Rules in different layers never depend on their order. */
const claimOf = ({ context }: Block, { property }: Value): string =>
  `${context.find((atRule) => atRule.startsWith('@layer')) ?? ''} ${areaOf(property)}`;

/**
 * Returns the blocks for the rest of a page, which come after those for its first part.
 * @param blocks blocks of the whole page, in order
 * @param isFirst whether a block is in the first part
 * @param defined custom properties that the first part defines
 */
export function restOf(blocks: readonly Block[], isFirst: (block: Block) => boolean, defined: ReadonlySet<string>): Block[] {
  const claimed = new Set<string>();
  return blocks.flatMap((block) => {
    const isUnknown = ({ property }: Value): boolean => property.startsWith('--') && !defined.has(property);
    // A rule in the first part must be repeated after a later rule that it originally overrode.
    const values = isFirst(block) ? block.values.filter((value) => isUnknown(value) || claimed.has(claimOf(block, value))) : block.values;
    for (const value of values) claimed.add(claimOf(block, value));
    return isFirst(block) && values.length === 0 ? [] : [{ ...block, values }];
  });
}
