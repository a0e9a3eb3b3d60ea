import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { PublicBrand } from '../site/brand';

/** The brand's public values, in the browser and in the static rendering. */
export function useBrand(): PublicBrand {
  return useDocusaurusContext().siteConfig.customFields?.brand as PublicBrand;
}
