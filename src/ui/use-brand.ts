import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { leadsTo } from '../lib/leads-to';
import type { PublicBrand } from '../site/brand';

/** Returns a function that tells whether the site has the page at an address, relative to the language root. */
export function useHasPage(): (address: string) => boolean {
  const absent = useDocusaurusContext().siteConfig.customFields?.absentRoutes as string[];
  return (address) => !leadsTo(absent, address);
}

/** The brand's public values, available in the browser and during static rendering. */
export function useBrand(): PublicBrand {
  return useDocusaurusContext().siteConfig.customFields?.brand as PublicBrand;
}
