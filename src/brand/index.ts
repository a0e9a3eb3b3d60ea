/** Browser entry of the brand room. */
export { useBrand } from './useBrand';
export type { PublicBrand } from './public';
