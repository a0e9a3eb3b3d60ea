/** The fields of a tool in the address of its page. Pure functions. */

/** Text of each field. */
export type Texts<Name extends string> = Readonly<Record<Name, string>>;

/** Functions for the hook `useAddress`. */
export interface TextsAddress<Name extends string> {
  readonly none: Texts<Name>;
  readonly parse: (search: string) => Texts<Name>;
  readonly format: (texts: Texts<Name>, search: string) => string;
}

/** Maximum length of a text from an address. The text is handled as if it had been typed. */
export const TEXT_MAX = 400;

/** Control characters are invisible and would hide the real content of a text. */
const clean = (text: string): string => text.replace(/\p{Cc}/gu, ' ').slice(0, TEXT_MAX);

/**
 * @param initial text of each field that the reader hasn't changed, which isn't written to the address
 * @param parameters short name of each field in the address
 */
export function textsAddress<Name extends string>(initial: Texts<Name>, parameters: Texts<Name>): TextsAddress<Name> {
  const names = Object.keys(initial) as Name[];
  return {
    none: initial,
    parse: (search) => {
      const query = new URLSearchParams(search);
      const textOf = (name: Name): string => clean(query.get(parameters[name]) ?? initial[name]);
      return Object.fromEntries(names.map((name) => [name, textOf(name)])) as Texts<Name>;
    },
    format: (texts, search) => {
      const query = new URLSearchParams(search);
      query.delete('open');
      for (const name of names) {
        if (texts[name] === initial[name]) query.delete(parameters[name]);
        else query.set(parameters[name], texts[name]);
      }
      const text = query.toString();
      return text === '' ? '' : `?${text}`;
    },
  };
}

/** Whether an address contains values for the tool. */
export const isInAddress = (parameters: Readonly<Record<string, string>>, search: string): boolean => {
  const query = new URLSearchParams(search);
  return Object.values(parameters).some((parameter) => query.has(parameter));
};
