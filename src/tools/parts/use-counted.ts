import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useNumbers } from './use-numbers';

/**
 * Texts with a number in them, in the form that the language has for it. Not the framework's `usePluralForm`, whose
 * package the tests in node cannot read.
 *
 * @returns takes the number, and a text of the interface with the form for one and that for other numbers, separated by "|",
 * and `{count}` in them
 */
export function useCounted(): (count: number, forms: string) => string {
  const rules = new Intl.PluralRules(useDocusaurusContext().i18n.currentLocale);
  const { number } = useNumbers();
  return (count, forms) => {
    const [one = '', other = one] = forms.split('|');
    return (rules.select(count) === 'one' ? one : other).replace('{count}', number(count));
  };
}
