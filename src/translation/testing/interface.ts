/** Compares a language's interface texts with the English ones. */
import { loadMessages, loadToolMessages, toolsWithMessages, type Messages } from '../../content';
import type { Problem } from '../../lib/diagnostic';

/** Returns all component texts in a language: those on every page, and those that load with a tool. */
export const codeMessages = (siteDir: string, locale: string): Messages =>
  Object.assign(
    {},
    loadMessages(siteDir, locale),
    ...toolsWithMessages(siteDir, locale).map((tool) => loadToolMessages(siteDir, locale, tool)),
  ) as Messages;

const placeholders = (message: string): string => [...new Set(message.match(/\{[\w.]+\}/g) ?? [])].sort().join(' ') || '(none)';

/** @param same ids of messages that are the same in both languages, each with the reason: `sameAsOriginal` in `words.yaml` */
export function interfaceProblems(original: Messages, translated: Messages, same: Messages): Problem[] {
  const problems = Object.entries(original).flatMap(([id, message]): Problem[] => {
    const found = translated[id];
    if (found === undefined) return [{ message: `there is no text "${id}"`, hint: `translate: ${message}` }];
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
    ...stale.map((id) => ({ message: `"${id}" isn’t the same in both languages`, hint: 'remove it from sameAsOriginal of words.yaml' })),
  ];
}
