import type { Variables } from '../lib/substitute';
import type { Brand } from './schema';

/** Host part of an address, with port where it has one. */
const host = (url: string): string => new URL(url).host;

/** The variables that pages and interface texts may use, with their values for a brand. */
export function brandVariables(brand: Brand): Variables {
  return {
    'brand.name': brand.name,
    'brand.product': brand.product,
    'brand.slug': brand.slug,
    'brand.company': brand.company,
    'brand.domain': brand.domain,
    'brand.endpoint': brand.s3.endpoint,
    'brand.endpointUrl': `https://${brand.s3.endpoint}`,
    'brand.region': brand.s3.region,
    'brand.consoleUrl': brand.consoleUrl,
    'brand.consoleHost': host(brand.consoleUrl),
    'brand.composerUrl': brand.composerUrl,
    'brand.composerHost': host(brand.composerUrl),
    'brand.technologyUrl': brand.technologyUrl,
    'brand.loginUrl': brand.loginUrl,
    'brand.siteUrl': brand.siteUrl,
    'brand.supportEmail': brand.supportEmail,
    'brand.cli': brand.cli,
  };
}
