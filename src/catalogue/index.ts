/** Browser entry of the integration catalogue. */
export { ByCategory } from './ByCategory';
export { Catalogue } from './Catalogue';
