/** Reads a language's interface texts in the framework's format, `{id: {message, description}}`. Runs only in Node. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Interface texts by ID. */
export type Messages = Readonly<Record<string, string>>;

/** @param file path relative to `i18n/<locale>/` @returns messages by ID, or an empty object if the language has no such file */
function messagesIn(siteDir: string, locale: string, file: string): Messages {
  const place = path.join(siteDir, 'i18n', locale, file);
  if (!existsSync(place)) return {};
  const texts = JSON.parse(readFileSync(place, 'utf8')) as Readonly<Record<string, { message: string }>>;
  return Object.fromEntries(Object.entries(texts).map(([id, { message }]) => [id, message]));
}

/** Loads the texts of components that are on every page, from `code.json`. */
export const loadMessages = (siteDir: string, locale: string): Messages => messagesIn(siteDir, locale, 'code.json');

const TOOLS = 'tools';

/** Loads a tool's texts from `tools/<tool>.json`, which is loaded with the tool. `parts` contains the texts that all tools share. */
export const loadToolMessages = (siteDir: string, locale: string, tool: string): Messages =>
  messagesIn(siteDir, locale, path.join(TOOLS, `${tool}.json`));

/** Returns the tools that have texts in a language. */
export function toolsWithMessages(siteDir: string, locale: string): string[] {
  const folder = path.join(siteDir, 'i18n', locale, TOOLS);
  return existsSync(folder) ? readdirSync(folder).map((file) => path.basename(file, '.json')) : [];
}
