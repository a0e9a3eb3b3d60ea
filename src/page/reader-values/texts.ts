/** Names of the form's texts. In `i18n/<locale>/site.json`, their IDs are `values.<name>`. */
const TEXT_NAMES = [
  'title',
  'intro',
  'label.endpoint',
  'label.region',
  'label.bucket',
  'label.prefix',
  'label.profile',
  'hint.endpoint',
  'hint.region',
  'hint.bucket',
  'hint.prefix',
  'hint.profile',
  'fault.endpoint',
  'fault.region',
  'fault.bucket',
  'fault.bucketReserved',
  'fault.prefix',
  'fault.profile',
  'save',
  'reset',
  'cancel',
  'saved',
  'removed',
  'notKept',
  'deletes',
  'changes',
] as const;

export type Texts = Readonly<Record<(typeof TEXT_NAMES)[number], string>>;

/** @param text returns the interface text with the given ID from the configuration */
export const valuesTexts = (text: (id: string) => string): Texts =>
  Object.fromEntries(TEXT_NAMES.map((name) => [name, text(`values.${name}`)])) as Texts;
