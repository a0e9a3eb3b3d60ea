/** Replaces custom properties that never change with their values, because their names and definitions only add bytes to every page. */
import type { AtRule, Container, Declaration, Root, Rule } from 'postcss';

/** Selectors that match only the root element, in any state. */
const OF_ROOT = /^(?::root|html)(?:\[[^\]]*\])*$/;
const CALL = /var\((--[\w-]+)\)/g;

interface Definition {
  readonly declaration: Declaration;
  readonly selector: string;
  /** Rank of the outermost layer. A later layer overrides an earlier one, and unlayered rules override all of them. */
  readonly rank: number;
  /** Whether the definition depends on a condition, such as the screen width. */
  readonly isConditional: boolean;
}

type Outer = NonNullable<Container['parent']>;
const isAtRule = (node: Outer): node is AtRule => node.type === 'atrule';
const isRule = (node: Outer): node is Rule => node.type === 'rule';

/** The ancestors of a node, from the nearest to the root. */
const around = ({ parent }: { readonly parent: Outer | undefined }): Outer[] => (parent === undefined ? [] : [parent, ...around(parent)]);

/** Outermost layers, in the order in which they are first mentioned. */
function readLayers(root: Root): string[] {
  const names = new Set<string>();
  root.walkAtRules('layer', ({ params }) => params.split(',').forEach((name) => names.add(outermost(name))));
  return [...names];
}
const outermost = (layer: string): string => layer.trim().split('.')[0] ?? '';

function readDefinitions(root: Root): Map<string, Definition[]> {
  const layers = readLayers(root);
  const definitions = new Map<string, Definition[]>();
  root.walkDecls(/^--/, (declaration) => {
    const outer = around(declaration);
    const atRules = outer.filter(isAtRule);
    const selector = outer.find(isRule)?.selector ?? '';
    const layer = atRules.findLast(({ name }) => name === 'layer');
    const rank = layer === undefined ? layers.length : layers.indexOf(outermost(layer.params));
    const isConditional = atRules.some(({ name }) => name !== 'layer');
    definitions.set(declaration.prop, [...(definitions.get(declaration.prop) ?? []), { declaration, selector, rank, isConditional }]);
  });
  return definitions;
}

const isOfRoot = ({ selector }: Definition): boolean => selector.split(',').every((one) => OF_ROOT.test(one));
const isEverywhere = ({ selector, isConditional }: Definition): boolean => selector === ':root' && !isConditional;

/** Drops definitions that a definition in another layer always overrides on the same element. @returns the definitions that apply */
function dropOverruled(definitions: readonly Definition[]): Definition[] {
  const winning = Math.max(...definitions.filter(isEverywhere).map(({ rank }) => rank));
  const overruled = definitions.filter((one) => one.rank < winning && isOfRoot(one));
  for (const { declaration } of overruled) declaration.remove();
  return definitions.filter((one) => !overruled.includes(one));
}

/** Replaces uses of constants with their values. @param root the style sheet, which is changed @param kept names that scripts use */
export function foldConstants(root: Root, kept: ReadonlySet<string>): void {
  const withDefault = new Set([...root.toString().matchAll(/var\((--[\w-]+)\s*,/g)].map(([, name]) => name));
  const definitions = new Map([...readDefinitions(root)].map(([name, all]) => [name, dropOverruled(all)]));
  const constants = new Map<string, string | undefined>();
  /** A value may use properties that only the root element defines, because they are the same on every element. */
  const isSameBelow = (value: string): boolean =>
    [...value.matchAll(CALL)].every(([, name = '']) => (definitions.get(name) ?? []).every(isOfRoot));
  const resolve = (text: string): string =>
    text
      .replace(CALL, (call, name: string) => {
        const value = constantOf(name);
        // In minified CSS, the next word may follow immediately.
        return value === undefined ? call : ` ${value} `;
      })
      .replace(/ +/g, ' ')
      .trim();
  function constantOf(name: string): string | undefined {
    if (constants.has(name)) return constants.get(name);
    const [definition, ...others] = definitions.get(name) ?? [];
    constants.set(name, undefined);
    if (definition === undefined || others.length > 0 || !isEverywhere(definition) || kept.has(name) || withDefault.has(name))
      return undefined;
    const value = resolve(definition.declaration.value);
    // CSS-wide keywords would apply to the custom property itself.
    const isText = value !== '' && !/^(?:initial|inherit|unset|revert|revert-layer)$/.test(value);
    if (!isText || !isSameBelow(value)) return undefined;
    constants.set(name, value);
    return value;
  }
  root.walkDecls((declaration) => {
    if (declaration.value.includes('var(')) declaration.value = resolve(declaration.value);
  });
  for (const [name, value] of constants) {
    if (value !== undefined) for (const { declaration } of definitions.get(name) ?? []) declaration.remove();
  }
}
