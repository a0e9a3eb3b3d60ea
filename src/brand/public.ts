import type { Brand } from './schema';

/** What of the brand reaches the browser: names and addresses, no configuration. */
export type PublicBrand = Pick<Brand, 'name' | 'product' | 'slug' | 'company' | 'supportEmail' | 'consoleUrl' | 'loginUrl' | 'technologyUrl' | 'hostedSearch'> & {
  region: string;
  endpoint: string;
};

export function publicBrand(brand: Brand): PublicBrand {
  const { name, product, slug, company, supportEmail, consoleUrl, loginUrl, technologyUrl, hostedSearch, s3 } = brand;
  return { name, product, slug, company, supportEmail, consoleUrl, loginUrl, technologyUrl, hostedSearch, region: s3.region, endpoint: s3.endpoint };
}
