import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useNumbers } from './use-numbers';

/**
 * Formats texts that contain a number, with the language's plural forms. The framework's `usePluralForm` isn't used, because the tests in
 * Node can't load its package.
 *
 * @returns a function that takes the number and an interface text: the singular and plural forms with `{count}`, separated by "|"
 */
export function useCounted(): (count: number, forms: string) => string {
  const rules = new Intl.PluralRules(useDocusaurusContext().i18n.currentLocale);
  const { number } = useNumbers();
  return (count, forms) => {
    const [one = '', other = one] = forms.split('|');
    return (rules.select(count) === 'one' ? one : other).replace('{count}', number(count));
  };
}
