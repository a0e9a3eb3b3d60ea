/** Reads the interface texts of a language, and compares them with the default language's. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Problem } from '../lib/diagnostic';

/** Message by id. */
export type Messages = Readonly<Record<string, string>>;

/** Texts of components in a language, by id: `i18n/<locale>/code.json`, in the framework's form `{id: {message}}`. */
export function codeMessages(siteDir: string, locale: string): Messages {
  const file = path.join(siteDir, 'i18n', locale, 'code.json');
  if (!existsSync(file)) return {};
  const texts = JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, { message: string }>>;
  return Object.fromEntries(Object.entries(texts).map(([id, { message }]) => [id, message]));
}

const placeholders = (message: string): string => [...new Set(message.match(/\{[\w.]+\}/g) ?? [])].sort().join(' ') || '(none)';

/** @param same ids whose message is the same in both languages, with the reason: `sameAsOriginal` in `words.yaml` */
export function interfaceProblems(original: Messages, translated: Messages, same: Messages): Problem[] {
  const problems = Object.entries(original).flatMap(([id, message]): Problem[] => {
    const found = translated[id];
    if (found === undefined) return [{ message: `no text "${id}"`, hint: `translate: ${message}` }];
    if (placeholders(found) !== placeholders(message))
      return [{ message: `"${id}" has the variables ${placeholders(found)}; expected ${placeholders(message)}` }];
    if (found !== message || id in same) return [];
    return [
      { message: `"${id}" is still in English: ${message}`, hint: 'translate it, or give the reason in sameAsOriginal of words.yaml' },
    ];
  });
  const stale = Object.keys(same).filter((id) => original[id] === undefined || original[id] !== translated[id]);
  return [
    ...problems,
    ...stale.map((id) => ({ message: `"${id}" is not the same in both languages`, hint: 'remove it from sameAsOriginal of words.yaml' })),
  ];
}
