import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { PublicBrand } from './public';

/** The brand's public values in the browser and in the static rendering. */
export function useBrand(): PublicBrand {
  const { customFields } = useDocusaurusContext().siteConfig;
  return customFields?.brand as PublicBrand;
}
