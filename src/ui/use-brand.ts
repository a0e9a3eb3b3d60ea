import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { PublicBrand } from '../site/brand';

/** The brand's public values, available in the browser and during static rendering. */
export function useBrand(): PublicBrand {
  return useDocusaurusContext().siteConfig.customFields?.brand as PublicBrand;
}
