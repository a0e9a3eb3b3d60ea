/** Forms of a number as the framework orders them: a text has those that its language knows, with `|` between them. */
const FORMS: readonly Intl.LDMLPluralRule[] = ['zero', 'one', 'two', 'few', 'many', 'other'];

/**
 * A text with a number in it, in the form that the language has for it.
 * @param texts the forms, with `|` between them and `{count}` in them: `One operation|{count} operations`
 */
export function counted(locale: string, count: number, texts: string): string {
  const rules = new Intl.PluralRules(locale);
  const forms = FORMS.filter((form) => rules.resolvedOptions().pluralCategories.includes(form));
  const choices = texts.split('|');
  const text = choices[Math.min(forms.indexOf(rules.select(count)), choices.length - 1)] ?? '';
  return text.replace('{count}', String(count));
}
