export { useBrand, type PublicBrand } from '../site/brand';
