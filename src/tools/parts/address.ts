/** Pure functions that read a tool's fields from the page's address and write them to it. */
import { FEATURES, type Feature } from '../../site/features';

/** Field values as text, keyed by field name. */
export type Texts<Name extends string> = Readonly<Record<Name, string>>;

/** Functions that the `useAddress` hook needs. */
export interface TextsAddress<Name extends string> {
  readonly none: Texts<Name>;
  /** @param features features of the service; by default, all of them */
  readonly parse: (search: string, features?: readonly Feature[]) => Texts<Name>;
  readonly format: (texts: Texts<Name>, search: string) => string;
}

/** Maximum length of a field value from an address. The value is then handled as if it had been typed. */
export const TEXT_MAX = 400;

/** Replaces control characters, because they're invisible and would hide a value's real content. */
const clean = (text: string): string => text.replace(/\p{Cc}/gu, ' ').slice(0, TEXT_MAX);

/**
 * @param initial initial value of each field, which isn't written to the address
 * @param parameters short name of each field in the address
 * @param isOffered whether a service with these features offers a value; otherwise, the field keeps its initial value
 */
export function textsAddress<Name extends string>(
  initial: Texts<Name>,
  parameters: Texts<Name>,
  isOffered: (name: Name, text: string, features: readonly Feature[]) => boolean = () => true,
): TextsAddress<Name> {
  const names = Object.keys(initial) as Name[];
  return {
    none: initial,
    parse: (search, features = FEATURES) => {
      const query = new URLSearchParams(search);
      const textOf = (name: Name): string => {
        const text = query.get(parameters[name]);
        return text !== null && isOffered(name, text, features) ? clean(text) : initial[name];
      };
      return Object.fromEntries(names.map((name) => [name, textOf(name)])) as Texts<Name>;
    },
    format: (texts, search) => {
      const query = new URLSearchParams(search);
      for (const name of names) {
        if (texts[name] === initial[name]) query.delete(parameters[name]);
        else query.set(parameters[name], texts[name]);
      }
      const text = query.toString();
      return text === '' ? '' : `?${text}`;
    },
  };
}

/** Whether an address contains any values for the tool. */
export const isInAddress = (parameters: Readonly<Record<string, string>>, search: string): boolean => {
  const query = new URLSearchParams(search);
  return Object.values(parameters).some((parameter) => query.has(parameter));
};
