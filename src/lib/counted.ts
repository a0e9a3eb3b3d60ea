/** Plural categories in the framework's order. A text contains the forms that its language has, separated by `|`. */
const FORMS: readonly Intl.LDMLPluralRule[] = ['zero', 'one', 'two', 'few', 'many', 'other'];

/**
 * Returns text that contains a number, in the language's correct plural form.
 * @param texts plural forms, separated by `|`, that can contain `{count}`: `One operation|{count} operations`
 * @param shown how the number is written in the text
 */
export function counted(locale: string, count: number, texts: string, shown = String(count)): string {
  const rules = new Intl.PluralRules(locale);
  const forms = FORMS.filter((form) => rules.resolvedOptions().pluralCategories.includes(form));
  const choices = texts.split('|');
  const text = choices[Math.min(forms.indexOf(rules.select(count)), choices.length - 1)] ?? '';
  return text.replace('{count}', shown);
}
