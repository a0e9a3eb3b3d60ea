import type { PublicBrand } from '../site/brand';
import type { Brand } from './schema';

/** The part of the brand that pages may use in the browser. */
export function publicBrand({ name, product, slug, supportEmail, hostedSearch, s3 }: Brand): PublicBrand {
  return { name, product, slug, supportEmail, hostedSearch, ...s3 };
}
