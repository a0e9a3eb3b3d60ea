/** Texts of the page's scripts, from `i18n/<locale>/site.json`. The build inserts them. */
import { VALUE_NAMES } from '../lib/reader-values/names';

/** @returns a function that reads the texts with `text`, which returns the interface text with an ID such as `page.failed` */
const textsOf =
  <Name extends string>(prefix: string, names: readonly Name[]) =>
  (text: (id: string) => string) =>
    Object.fromEntries(names.map((name) => [name, text(`${prefix}.${name}`)])) as Readonly<Record<Name, string>>;

/** Texts of the notice that something failed to load. `offline` replaces `failed` if the browser is offline. */
export const failureTexts = textsOf('page', ['failed', 'offline', 'tryAgain', 'close']);
export type FailureTexts = ReturnType<typeof failureTexts>;

/** Texts of the menu on narrow screens. `back` leads from the section's pages to the navbar's links. */
export const drawerTexts = textsOf('drawer', ['close', 'back']);
export type DrawerTexts = ReturnType<typeof drawerTexts>;

/** Texts of the form for the reader's values, and warnings about blocks, which contain `{bucket}`. */
export const valuesTexts = textsOf('values', [
  ...(['title', 'intro', 'save', 'reset', 'cancel', 'saved', 'removed', 'notKept', 'deletes', 'changes', 'fault.bucketReserved'] as const),
  ...VALUE_NAMES.flatMap((name) => [`label.${name}`, `hint.${name}`, `fault.${name}`] as const),
]);
export type ValuesTexts = ReturnType<typeof valuesTexts>;
