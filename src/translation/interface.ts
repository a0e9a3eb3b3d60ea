/** Checks the interface strings of a locale against the default language's. */

/** Message by id. */
export type Messages = Readonly<Record<string, string>>;

const PLACEHOLDER = /\{[\w.]+\}/g;

const placeholders = (message: string): string => [...new Set(message.match(PLACEHOLDER) ?? [])].sort().join(' ');

/** A message that both languages write alike has few letters besides names: the list says which ids. */
export interface InterfaceOptions {
  /** File of the locale, for the faults. */
  file: string;
  /** Ids whose message is the same in both languages, with the reason; `sameAsOriginal` in `words.yaml`. */
  same: Readonly<Record<string, string>>;
}

/** @returns one line a fault */
export function interfaceFaults(original: Messages, translated: Messages, { file, same }: InterfaceOptions): string[] {
  const faults = Object.entries(original).flatMap(([id, message]) => {
    const found = translated[id];
    if (found === undefined) return [`${file}: no text "${id}"; translate: ${message}`];
    if (placeholders(found) !== placeholders(message))
      return [`${file}: "${id}" has the variables ${placeholders(found) || '(none)'}; expected ${placeholders(message) || '(none)'}`];
    if (found === message && !(id in same)) return [`${file}: "${id}" is still in English: ${message}`];
    return [];
  });
  const stale = Object.keys(same).filter((id) => original[id] === undefined || original[id] !== translated[id]);
  return [
    ...faults,
    ...stale.map((id) => `${file}: "${id}" is not the same in both languages any more; remove it from sameAsOriginal in words.yaml`),
  ];
}
