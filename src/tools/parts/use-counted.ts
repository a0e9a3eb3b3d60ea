import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useNumbers } from './use-numbers';

/**
 * Texts that contain a number, with the language's plural forms. The framework's `usePluralForm` isn't used, because the tests in Node
 * can't read its package.
 *
 * @returns a function of the number and an interface text with the singular and plural forms, separated by "|", which contain `{count}`
 */
export function useCounted(): (count: number, forms: string) => string {
  const rules = new Intl.PluralRules(useDocusaurusContext().i18n.currentLocale);
  const { number } = useNumbers();
  return (count, forms) => {
    const [one = '', other = one] = forms.split('|');
    return (rules.select(count) === 'one' ? one : other).replace('{count}', number(count));
  };
}
