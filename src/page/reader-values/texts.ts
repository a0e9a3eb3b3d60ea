import { VALUE_NAMES, type ValueName } from '../../lib/reader-values/names';

const ofValue = (name: ValueName) => [`label.${name}`, `hint.${name}`, `fault.${name}`] as const;

/** Names of the form's texts. In `i18n/<locale>/site.json`, their IDs are `values.<name>`. */
const FORM = ['title', 'intro', 'save', 'reset', 'cancel', 'saved', 'removed', 'notKept', 'deletes', 'changes'] as const;
const TEXT_NAMES = [...FORM, ...VALUE_NAMES.flatMap(ofValue), 'fault.bucketReserved'] as const;

export type Texts = Readonly<Record<(typeof TEXT_NAMES)[number], string>>;

/** @param text returns the interface text with the given ID from the configuration */
export const valuesTexts = (text: (id: string) => string): Texts =>
  Object.fromEntries(TEXT_NAMES.map((name) => [name, text(`values.${name}`)])) as Texts;
