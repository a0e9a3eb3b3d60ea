import type { PublicBrand } from '../site/brand';
import type { Brand } from './schema';

/** The part of the brand that pages may use in the browser. */
export function publicBrand(brand: Brand): PublicBrand {
  const { name, product, slug, company, supportEmail, consoleUrl, loginUrl, technologyUrl, hostedSearch, s3 } = brand;
  return {
    name,
    product,
    slug,
    company,
    supportEmail,
    consoleUrl,
    loginUrl,
    technologyUrl,
    hostedSearch,
    region: s3.region,
    endpoint: s3.endpoint,
  };
}
